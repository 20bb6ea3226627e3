import { type ESTree, parseSync, type Plugin, Visitor } from "vite";

/** What calls say of themselves for their documentation alone. */
const TOLD = new Set(["tag", "summary", "description"]);

/**
 * Takes out of the pages' scripts what calls and schemas in `shared` tell the API's documentation, which only
 * the server makes: 1.8 kB of the panel's first screen, compressed.
 */
export function documentationForPages(): Plugin {
  return {
    name: "documentation-for-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/shared\/.*\.ts$/ },
      handler: (code) => ({ code: withoutDocumentation(code), map: null }),
    },
  };
}

/** @param code of a module, without types. Throws an error if it can't be parsed. */
export function withoutDocumentation(code: string): string {
  const { program, errors } = parseSync("module.js", code);
  if (errors[0]) throw new Error(errors[0].message);
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      if (callee.property.type === "Identifier" && callee.property.name === "meta")
        cuts.push([callee.object.end, end]);
    },
    ObjectExpression({ properties, start, end }) {
      for (const [index, property] of properties.entries()) {
        if (!isTold(property)) continue;
        const next = properties[index + 1];
        if (next) cuts.push([property.start, next.start]);
        else cuts.push([properties[index - 1]?.end ?? start + 1, end - 1]);
      }
    },
  }).visit(program);
  return withoutCuts(code, cuts);
}

/** From where to where, in characters. */
type Cut = [number, number];

/** Cuts may touch, and lie within each other. */
function withoutCuts(code: string, cuts: readonly Cut[]): string {
  let left = "";
  let at = 0;
  for (const [start, end] of cuts.toSorted(([one], [other]) => one - other)) {
    left += code.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return left + code.slice(at);
}

function isTold(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== "Property" || property.computed) return false;
  const { key, value } = property;
  const isText =
    value.type === "TemplateLiteral" ||
    (value.type === "Literal" && typeof value.value === "string");
  return isText && key.type === "Identifier" && TOLD.has(key.name);
}
