import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { createElement as draw, Suspense, type ReactNode } from "react";

import { renderDocument } from "./render-document.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = (nonce: string, ...children: ReactNode[]) =>
  draw(
    "html",
    null,
    draw(
      "body",
      null,
      draw("script", { nonce, dangerouslySetInnerHTML: { __html: "own()" } }),
      draw("style", { nonce, dangerouslySetInnerHTML: { __html: "own{}" } }),
      ...children,
    ),
  );

const failed = () => assert.fail("it can be drawn");
const never = new AbortController().signal;

test("user input that gets into a page unescaped can't add a script or a style", async () => {
  const typed = `<script>theft()</script><style>theft{}</style><script nonce="">theft()</script>`;
  const { html, policy } = await renderDocument(
    (nonce) => page(nonce, draw("p", { dangerouslySetInnerHTML: { __html: typed } })),
    { signal: never, onError: failed },
  );
  assert.ok(html.includes(typed));
  for (const own of ["own()", "own{}"]) assert.ok(policy.includes(hash(own)), own);
  for (const theft of ["theft()", "theft{}"]) assert.ok(!policy.includes(hash(theft)), theft);
});

test("two renderings of the same page are identical, and contain no usable nonce", async () => {
  const drawn = () => {
    const slow = Promise.resolve("late");
    const Late = () => draw("i", null, slow);
    return renderDocument((nonce) => page(nonce, draw(Suspense, null, draw(Late))), {
      signal: never,
      onError: failed,
    });
  };
  const [one, other] = [await drawn(), await drawn()];
  assert.deepEqual(one, other);
  assert.match(one.html, /<i>late/);
  assert.doesNotMatch(one.html, /nonce/);
  assert.doesNotMatch(one.policy, /nonce/);
});

test("a page that can't be rendered is an error, and so is an aborted rendering", async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const broken = new Error("broken");
  const Broken = () => {
    throw broken;
  };
  await assert.rejects(
    renderDocument(() => draw(Broken), { signal: never, onError }),
    broken,
  );
  const leaving = new AbortController();
  const waiting = new Promise<string>(() => {});
  const Waiting = () => draw("i", null, waiting);
  const drawing = renderDocument((nonce) => page(nonce, draw(Waiting)), {
    signal: leaving.signal,
    onError,
  });
  leaving.abort(new Error("left"));
  await assert.rejects(drawing, /left/);
  assert.equal(errors.length, 2);
});
