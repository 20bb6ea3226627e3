import { withoutEntities } from "#app/html-entities.ts";

import { keepLines } from "./keep-lines.ts";
import type { StyleRule } from "./style-rule.ts";
import { takeTypeface, type Face } from "./take-typeface.ts";

/** Style sheets by their addresses. */
export type StyleSheets = Readonly<Record<string, readonly StyleRule[]>>;

const SHEET = /<link\b[^>]* rel="stylesheet" href="([^"]+)"[^>]*(?=\/>)/g;
const CLASSES = / class="([^"]*)"/g;
const ELEMENT = /<([a-z][\w-]*)/g;
const ID = / id="([^"]*)"/g;
const REST = /<style data-rest="true"><\/style>/;

/**
 * Puts the style that a page needs into its head, so that it can be painted as soon as it arrives.
 * Whole style sheets are loaded beside it, for what scripts add later (`late-style.ts`): browsers
 * don't wait for one that is for printing. Typefaces that have to be loaded are named at the end of
 * the page, for browsers without scripts; where scripts run, `takeTypeface` loads them. A page with a
 * `RestOfStyle` has the style of what comes before it in its head, and there that of the whole page:
 * if it had only what is missing, rules would override others in the wrong order.
 * @param nonce marks the style as the page's own
 */
export function withOwnStyle(html: string, sheets: StyleSheets, nonce: string): string {
  const style = (css: string, rest = "") => `<style${rest} nonce="${nonce}">${css}</style>`;
  const restAt = html.search(REST);
  const names = namesIn(html);
  const firstNames = restAt < 0 ? names : namesIn(html.slice(0, restAt));
  let whole = "";
  let typefaces = "";
  const styled = html.replaceAll(SHEET, (link, href: string) => {
    const rules = sheets[href];
    if (!rules) return link;
    typefaces += typefacesOf(rules);
    if (restAt >= 0) whole += chosen(rules, names);
    return `${style(chosen(rules, firstNames))}${link} media="print"`;
  });
  const withRest = styled.replace(REST, () => style(whole, ' data-rest="true"'));
  if (!typefaces) return withRest;
  const [needed, rest] = facesOf(typefaces);
  const given = `${JSON.stringify(needed)},${JSON.stringify(rest)},${String(keepLines)}`;
  const call = `(${String(takeTypeface)})(${given})`;
  return withRest
    .replace("<html", "<html data-takes-typeface")
    .replace("</head>", (end) => `<script nonce="${nonce}">${call}</script>${end}`)
    .replace("</body>", (end) => style(typefaces) + end);
}

function typefacesOf(rules: readonly StyleRule[]): string {
  return rules.map((rule) => ("typeface" in rule ? rule.typeface : "")).join("");
}

/** The parts with the letters of the shop's languages, and those with others. */
function facesOf(typefaces: string): [needed: Face[], rest: Face[]] {
  const needed: Face[] = [];
  const rest: Face[] = [];
  for (const [css] of typefaces.matchAll(/@font-face[^}]*/g)) {
    const valueOf = (name: string) => new RegExp(`${name}:\\s*([^;]+)`).exec(css)?.[1] ?? "";
    const source = valueOf("src");
    const [weight, unicodeRange] = [valueOf("font-weight"), valueOf("unicode-range")];
    const isNeeded = /-(?:latin|arabic)-wght-/.test(source);
    (isNeeded ? needed : rest).push([source, { display: "swap", weight, unicodeRange }]);
  }
  return [needed, rest];
}

/** Element names, `.class` and `#id`. */
function namesIn(html: string): Set<string> {
  const classes = new Set([...html.matchAll(CLASSES)].map(([, value]) => value!));
  return new Set([
    ...[...classes]
      .flatMap((value) => withoutEntities(value).split(/\s+/))
      .map((name) => `.${name}`),
    ...[...html.matchAll(ELEMENT)].map(([, name]) => name!.toLowerCase()),
    ...[...html.matchAll(ID)].map(([, id]) => `#${id}`),
  ]);
}

/** The rules that may match, and the named ones that these refer to. */
function chosen(rules: readonly StyleRule[], names: ReadonlySet<string>): string {
  const write = (isUsed: (name: string) => boolean): string => {
    const each = (rule: StyleRule): string => {
      if ("name" in rule) return isUsed(rule.name) ? rule.css : "";
      if ("typeface" in rule) return "";
      if ("css" in rule) return isNeeded(rule.needs) ? rule.css : "";
      const inner = rule.rules.map(each).join("");
      return inner && `${rule.group}{${inner}}`;
    };
    return rules.map(each).join("");
  };
  const isNeeded = (needs?: readonly (readonly string[])[]) =>
    !needs || needs.some((all) => all.every((name) => names.has(name)));
  const plain = write(() => false);
  return write((name) => plain.includes(name));
}
