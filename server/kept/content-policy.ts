import { createHash } from "node:crypto";

/** Libraries add these styles while a page runs; a browser test fails when one of them changes. */
const STYLES_OF_LIBRARIES = [
  // sonner, which adds it empty and then fills it in
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // @base-ui/react: a list without a scrollbar
  "'sha256-kLmvWqfziFavKtqHqRsb90f006UAK2Dmd0It5Iz2KFA='",
];

/**
 * The Content-Security-Policy of a page: besides the shop's own files only the very scripts and
 * styles that stand in this HTML, each named by its hash. Data blocks (`ld+json`) never run.
 */
export function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\bsrc=|type="application\//.test(attributes))
    .map(([, , code]) => hashOf(code!));
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) =>
    hashOf(css!),
  );
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
