import { createHash } from "node:crypto";

import { withoutEntities } from "./html-entities.ts";

/**
 * The hashes of styles that libraries add at run time; a browser test fails when one of them
 * changes.
 */
const STYLES_OF_LIBRARIES = [
  // sonner adds it empty and then fills it in
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // @dnd-kit/dom, during a drag: the dragged element, the cursor, no text selection
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
  // @base-ui/react: a list without a scrollbar
  "'sha256-kLmvWqfziFavKtqHqRsb90f006UAK2Dmd0It5Iz2KFA='",
];

/**
 * The Content-Security-Policy of a page: besides the shop's own files it allows only the scripts
 * and styles that rendering has generated, by their hashes. A random nonce distinguishes them from
 * other scripts and styles in the HTML. Attributes can't carry a nonce: style attributes are all
 * allowed, and they can't load anything from other hosts.
 * @param nonce of this rendering, of letters and digits
 */
export function contentPolicy(html: string, nonce: string): string {
  const scripts = contentsOf("script", html, nonce);
  const styles = contentsOf("style", html, nonce);
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, css]) =>
    hashOf(withoutEntities(css!)),
  );
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src-elem ${sources([...styles, ...STYLES_OF_LIBRARIES])}`,
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes' ${list(attributes)}` : "'none'"}`,
    // Pictures that a visitor has picked are previewed before they are sent.
    "img-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Hashes of the contents of all elements that carry the nonce. */
function contentsOf(element: "script" | "style", html: string, nonce: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g"));
  return [...found]
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`))
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
    .map(([, , content]) => hashOf(content!));
}

function sources(hashes: string[]): string {
  return ["'self'", list(hashes)].filter(Boolean).join(" ");
}

function list(hashes: string[]): string {
  return [...new Set(hashes)].join(" ");
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
