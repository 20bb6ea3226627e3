import assert from "node:assert/strict";
import { test } from "node:test";

import { z } from "zod";

import { addonFormSchema } from "#shared/addons/addon.ts";
import { personalInfoSchema } from "#shared/orders/order-form.ts";

import { schemaResolver } from "./schema-resolver.ts";

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const byCode = ({ code, params }: { code: string; params: object }) =>
  `${code} ${JSON.stringify(params)}`;

test("a problem is reported at its field, in the given words", async () => {
  const resolve = schemaResolver(personalInfoSchema, byCode);
  const typed = { firstName: "E", phoneNumbers: ["0790000000", "1"] };
  const { errors } = await resolve(typed as never, undefined, OPTIONS as never);
  const { firstName, phoneNumbers, email } = errors as Record<string, { message: string }>;
  assert.equal(firstName!.message, 'too_short {"field":"firstName","min":2}');
  assert.equal(email!.message, "required {}");
  const [first, second] = phoneNumbers as unknown as { message: string }[];
  assert.deepEqual([first, second!.message], [undefined, 'phone_too_short {"min":8}']);
});

test("an invalid number is reported, however it is represented", async () => {
  const resolve = schemaResolver(addonFormSchema, byCode);
  const typed = { title: "Case", price: "", inputType: "text" };
  const { errors } = await resolve(typed as never, undefined, OPTIONS as never);
  assert.deepEqual(Object.keys(errors), ["price"]);
  assert.equal(
    (errors as { price?: { message?: string } }).price?.message,
    'expected {"kind":"number"}',
  );
});

test("valid input is returned in the form of the contract", async () => {
  const resolve = schemaResolver(addonFormSchema, byCode);
  const typed = { title: " Case ", price: "2.5", inputType: "text" };
  const { values, errors } = await resolve(typed as never, undefined, OPTIONS as never);
  assert.deepEqual([values, errors], [{ title: "Case", price: 2.5, inputType: "text" }, {}]);
});

test("the error of a list stands beside those of its entries, each with its element", async () => {
  const schema = z.object({
    designs: z
      .array(z.object({ name: z.string().min(2) }))
      .refine((designs) => designs.length > 1, "too_few"),
  });
  const resolve = schemaResolver(schema, ({ code }) => code);
  const input = { name: "designs.0.name" };
  const { errors } = await resolve({ designs: [{ name: "" }] } as never, undefined, {
    fields: { designs: [{ name: { name: "designs.0.name", ref: input } }] },
    names: ["designs.0.name"],
    shouldUseNativeValidation: false,
  } as never);
  const { designs } = errors as { designs?: { 0?: { name?: { ref?: unknown } }; root?: object } };
  assert.equal(designs?.[0]?.name?.ref, input);
  const none = await resolve({ designs: [] } as never, undefined, {
    ...OPTIONS,
    names: ["designs.0.name"],
  } as never);
  assert.ok((none.errors as typeof errors & { designs: { root?: object } }).designs.root);
});
