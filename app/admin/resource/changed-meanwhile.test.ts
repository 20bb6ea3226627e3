import assert from "node:assert/strict";
import { test } from "node:test";

import { createFormControl, get, type UseFormReturn } from "react-hook-form";

import { takeOver } from "./changed-meanwhile.ts";

test("what somebody else changed of a group is said at the field that shows it", () => {
  const before = { company: { name: "Example", phone: "1" }, price: "5", tags: [{ name: "a" }] };
  const now = { company: { name: "Theirs", phone: "2" }, price: "5", tags: [{ name: "b" }] };
  const errors = new Map<string, string | undefined>();
  const { formControl: form } = createFormControl({ defaultValues: before });
  // As once it is on the page.
  form.control._state.mount = true;
  form.register("company.name");
  form.register("company.phone");
  form.register("price");
  form.setValue("company.name", "Mine", { shouldDirty: true });
  form.setValue("price", "6", { shouldDirty: true });
  const said = {
    ...form,
    setError: (path: string, error: { message?: string }) => errors.set(path, error.message),
  } as unknown as UseFormReturn<typeof before>;

  takeOver(said, before, now);
  assert.deepEqual([...errors], [["company.name", "Somebody else has changed it to: Theirs"]]);
  const values = form.getValues();
  assert.deepEqual(values.company, { name: "Mine", phone: "2" });
  assert.equal(get(values, "price"), "6");
  assert.deepEqual(values.tags, [{ name: "b" }]);
});
