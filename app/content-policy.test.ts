import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { contentPolicy } from "./content-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page may run scripts and use styles that were rendered with its nonce, and no others", () => {
  const policy = contentPolicy(
    [
      `<style media="print" nonce="n0">a{}</style><style>intruder{}</style>`,
      `<script nonce="n0" type="module" async="">import "/assets/a.js";</script>`,
      `<script nonce="n0">again()</script><script nonce="n0">again()</script>`,
      `<script nonce="n0" type="module" src="/assets/b.js"></script>`,
      `<script>intruder()</script><script nonce="n1">intruder()</script>`,
      `<script data-x="n0">intruder()</script>`,
      `<script type="application/ld+json">{"@type":"Product"}</script>`,
      `<i style="font:&quot;A &amp; B&quot;"></i><i style="--x:1"></i>`,
    ].join(""),
    "n0",
  );
  const again = `${hash(`import "/assets/a.js";`)} ${hash("again()")}`;
  assert.ok(policy.includes(`script-src 'self' ${again};`), policy);
  assert.ok(
    policy.includes(`style-src-attr 'unsafe-hashes' ${hash(`font:"A & B"`)} ${hash("--x:1")};`),
  );
  assert.match(policy, /style-src-elem 'self' 'sha256-/);
  assert.ok(policy.includes(hash("a{}")));
  for (const intruder of ["intruder()", "intruder{}"]) assert.ok(!policy.includes(hash(intruder)));
  assert.match(policy, /base-uri 'none'; object-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval|https?:/);
});

test("a page without any allows none", () => {
  assert.match(contentPolicy("<p>text</p>", "n0"), /script-src 'self'; .*style-src-attr 'none'/);
});
