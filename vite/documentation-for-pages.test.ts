import assert from "node:assert/strict";
import { test } from "node:test";

import { withoutDocumentation } from "./documentation-for-pages.ts";

test("what only the documentation tells is left out of calls and schemas", async () => {
  const code = withoutDocumentation(`
    const z = { text: (...rules) => ({ rules, meta: () => ({ isDescribed: true }) }) };
    const format = "CSV";
    const all = { tag: "Orders", method: "get" };
    export default {
      ...all,
      summary: \`All orders as \${format}\`,
      path: "/orders",
      schema: z.text("short", "long").meta({ description: "A name", id: "Name" }),
      answers: {
        200: { schema: z.text().meta({ description: "Stored" }), description: "The order" },
        201: { description: "Nothing", },
      },
      description: "One of them", // with a comment behind it
    };
    export const data = { description: z.text("its own"), summary: 3, ["tag"]: "computed" };
  `);
  const { default: call, data } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  assert.deepEqual(plain(call), {
    method: "get",
    path: "/orders",
    schema: { rules: ["short", "long"] },
    answers: { 200: { schema: { rules: [] } }, 201: {} },
  });
  assert.deepEqual(plain(data), {
    description: { rules: ["its own"] },
    summary: 3,
    tag: "computed",
  });
});
