import { createHash } from "node:crypto";

/** Libraries add these styles while a page runs; a browser test fails when one of them changes. */
const STYLES_OF_LIBRARIES = [
  // sonner, which adds it empty and then fills it in
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // @dnd-kit/dom: how what is dragged floats, the pointer meanwhile, and that no text is selected
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
  // @base-ui/react: a list without a scrollbar
  "'sha256-kLmvWqfziFavKtqHqRsb90f006UAK2Dmd0It5Iz2KFA='",
];

/**
 * The Content-Security-Policy of a page: besides the shop's own files only the scripts and styles
 * that drawing it has made, each named by its hash. They are told from whatever else stands in the
 * HTML by a nonce that nobody could know before. Attributes can carry none: of those every style is
 * allowed, which can load nothing from elsewhere.
 * @param nonce of this one rendering, of letters and figures
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
    // Pictures that a visitor has chosen are shown before they are sent.
    "img-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Hashes of what stands in the elements that carry the nonce. */
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

const ENTITIES: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** What the browser reads of an attribute, as React has escaped it. */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity]!);
}
