import assert from "node:assert/strict";
import { test } from "node:test";

import { withOwnStyle } from "../app/page-engine/own-style.ts";
import { styleRules } from "./style-rules.ts";

const SHEET = `
@layer theme, utilities;
@property --tw-lift { syntax: "*"; inherits: false }
@property --tw-turn { syntax: "*"; inherits: false }
@keyframes breathe { 50% { opacity: 0.5 } }
@keyframes pulse { 50% { opacity: 0.5 } }
@font-face { font-family: Own; src: url(/assets/own.woff2) }
@font-face { font-family: Fallback; src: local("Arial") }
* { margin: 0 }
h2, h3 { color: red }
.wrap { width: 1px }
.hover\\:lift:hover { --tw-lift: 1 }
.p-1\\.5 { padding: 1px }
.\\32 col { columns: 2 }
.w-\\[calc\\(100\\%-2px\\)\\] { width: 2px }
.card > .never { width: 3px }
.\\*\\:flex-1 > * { flex: 1 }
:is(.group:hover .shown-by-group) { opacity: 1 }
.data-busy\\:dim[data-busy="a]b"] { animation: 1s breathe }
.other:not(.wrap) { width: 4px }
#menu { width: 5px }
@media (width >= 48rem) { .md\\:wide { width: 6px } .md\\:other { width: 7px } }
@media (width >= 80rem) { .xl\\:other { width: 8px } }
`;

/** A page with this body and its own style. */
function pageOf(body: string): string {
  const link = '<link nonce="n" rel="stylesheet" href="/assets/all.css"/>';
  const html = `<html><head>${link}</head><body>${body}</body></html>`;
  return withOwnStyle(html, { "/assets/all.css": styleRules(SHEET) }, "n");
}

/** The style in the head of a page with this body. */
function styleOf(body: string): string {
  const page = pageOf(body);
  assert.ok(page.includes('href="/assets/all.css" media="print"/>'), page);
  return /<style nonce="n">(.*?)<\/style>/s.exec(page)![1]!;
}

const has = (style: string, ...parts: string[]) => {
  for (const part of parts) assert.ok(style.includes(part), `${part} is missing in ${style}`);
};
const lacks = (style: string, ...parts: string[]) => {
  for (const part of parts) assert.ok(!style.includes(part), `${part} is too much in ${style}`);
};

test("a page's style has what its elements, classes and ids may match, and nothing else", () => {
  const style = styleOf('<h3 class="wrap p-1.5" id="menu">A heading</h3>');
  has(style, "* { margin", "h2, h3", ".wrap {", "padding: 1px", "#menu");
  has(style, "@layer theme, utilities;");
  lacks(style, "columns", ".never", ".other", "md\\:", "@media", "breathe", "pulse", "--tw-");
});

test("typefaces to be loaded are named at the end of the page, their fallback and what takes them in its head", () => {
  const page = pageOf("<p>A text</p>");
  has(styleOf("<p>A text</p>"), "font-family: Fallback");
  lacks(styleOf("<p>A text</p>"), "own.woff2");
  assert.match(page, /<script nonce="n">[^<]*takeTypeface[^]*own\.woff2[^]*<\/script><\/head>/);
  assert.match(page, /<style nonce="n">@font-face [^<]*own\.woff2[^<]*<\/style><\/body>/);
  assert.match(page, /^<html data-takes-typeface>/);
});

test("a page that names what is painted first has its style in the head, and there that of all", () => {
  const page = pageOf(
    '<p class="card"></p><style data-rest="true"></style><b class="never wrap"></b>',
  );
  const [, first, rest] =
    /<style nonce="n">(.*?)<\/style>.*<style data-rest="true" nonce="n">(.*?)<\/style><b/s.exec(
      page,
    )!;
  lacks(first!, "width: 3px", ".wrap {");
  has(rest!, "* { margin", "width: 3px", ".wrap {");
});

test("states and attributes may still change, so their rules are there from the start", () => {
  const style = styleOf(
    '<p class="hover:lift"></p><p class="group"></p><p class="shown-by-group data-busy:dim"></p>',
  );
  has(style, ":hover { --tw-lift: 1 }", "opacity: 1", '[data-busy="a]b"]');
  has(style, "@property --tw-lift", "@keyframes breathe");
  lacks(style, "--tw-turn", "pulse");
});

test("class names are read as pages and style sheets escape them", () => {
  const style = styleOf('<p class="2col w-[calc(100%-2px)] *:flex-1 &amp;x md:wide"></p>');
  has(style, "columns: 2", "width: 2px", "flex: 1", "@media (width >= 48rem){");
  lacks(style, "md\\:other", "80rem", ".wrap");
});

test("a rule with several classes needs all of them", () => {
  lacks(styleOf('<p class="card"></p>'), "width: 3px");
  has(styleOf('<p class="card"><b class="never"></b></p>'), "width: 3px");
});

test("a style sheet that the build does not know is loaded as usual", () => {
  const html = '<head><link rel="stylesheet" href="/other.css"/></head>';
  assert.equal(withOwnStyle(html, {}, "n"), html);
});
