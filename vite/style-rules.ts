import { parse, type ChildNode, type Container } from "postcss";

import type { StyleRule } from "../app/page-engine/style-rule.ts";

/** Reads a style sheet as rules that can be chosen for a page by what it contains. */
export function styleRules(css: string): StyleRule[] {
  return rulesIn(parse(css));
}

function rulesIn(container: Container): StyleRule[] {
  return (container.nodes ?? []).flatMap(ruleOf);
}

function ruleOf(node: ChildNode): StyleRule | [] {
  if (node.type === "comment") return [];
  if (node.type === "rule") {
    const needs = node.selectors.map(needsOf);
    const css = node.toString();
    return needs.some((each) => each.length === 0) ? { css } : { css, needs };
  }
  if (node.type === "atrule" && node.nodes) {
    const { name, params } = node;
    if (/^(property|keyframes)$/.test(name)) return { css: node.toString(), name: params };
    if (name === "font-face") {
      const css = node.toString();
      return css.includes("url(") ? { typeface: css } : { css };
    }
    return { group: `@${name} ${params}`, rules: rulesIn(node) };
  }
  // A statement needs its semicolon; the parser counts it to the space between two nodes.
  return { css: node.toString() + (node.type === "atrule" && !node.nodes ? ";" : "") };
}

/** What is in one pair of parentheses, with the pseudo-class before it. */
const IN_PARENTHESES = /(:(?:is|where))?(?<!\\)\(((?:[^()\\]|\\.)*)(?<!\\)\)/g;
const ATTRIBUTE = /(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]\\]|\\.)*\]/g;
const PSEUDO = /(?<!\\)::?[a-z-]+/g;
const NAME = /[.#]?(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi;

/**
 * The names in a selector. States and attributes are left out, because they may change while the
 * page is shown, and so are alternatives in parentheses: a rule too many does no harm.
 */
function needsOf(selector: string): string[] {
  let plain = selector.replaceAll(ATTRIBUTE, "");
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(IN_PARENTHESES, (_, every: string | undefined, inner: string) =>
      every && !/(?<!\\),/.test(inner) ? ` ${inner} ` : "",
    );
  }
  return (plain.replaceAll(PSEUDO, "").match(NAME) ?? []).map(withoutEscapes);
}

function withoutEscapes(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character!,
  );
}
