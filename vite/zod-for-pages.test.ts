import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { build, type Plugin, type Rolldown } from "vite";

import { zodForPages } from "./zod-for-pages.ts";

const ENTRY = "virtual:schema";
/** With what the pages' own schemas are made of. */
const SCHEMA = `import { z } from "zod";
export default z.object({
  email: z.email(),
  colors: z.array(z.enum(["black", "white"])).optional(),
  count: z.union([z.number().int(), z.literal("")]).optional(),
});`;
const entry: Plugin = {
  name: "entry",
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? SCHEMA : null),
};

async function built(plugins: Plugin[]): Promise<string> {
  const rolldownOptions = { input: ENTRY, preserveEntrySignatures: "strict" as const };
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [entry, ...plugins],
    build: { write: false, minify: true, rolldownOptions },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test("zod in pages validates as ever, with more than 5 kB less", async () => {
  const { apply: _, applyToEnvironment: __, ...plugin } = zodForPages();
  const [whole, light] = [await built([]), await built([plugin])];
  const saved = gzipSync(whole).length - gzipSync(light).length;
  assert.ok(saved > 5000, `${saved} bytes`);
  const { default: schema } = await import(`data:text/javascript,${encodeURIComponent(light)}`);
  assert.ok(schema.safeParse({ email: "customer@example.com" }).success);
  assert.equal(schema.safeParse({ email: "customer" }).error.issues[0].code, "invalid_format");
});
