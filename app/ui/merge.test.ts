import assert from "node:assert/strict";
import { test } from "node:test";

import { createFormControl } from "react-hook-form";

import { isSame, merge, showMerged } from "./merge.ts";

const base = {
  name: "Example",
  title: "Founder",
  price: "5",
  company: { name: "Example", phone: "1" },
  phones: ["0790000000"],
  links: [] as { url: string; label: string }[],
};

test("what was typed here is kept, and what was changed elsewhere is taken over", () => {
  const merged = merge(
    base,
    { ...base, title: "Director", company: { name: "Theirs", phone: "1" } },
    { ...base, name: "Mine", phones: ["0790000000", "0780000000"] },
  );
  assert.deepEqual(merged.values, {
    ...base,
    title: "Director",
    company: { name: "Theirs", phone: "1" },
    name: "Mine",
    phones: ["0790000000", "0780000000"],
  });
  assert.deepEqual(merged.taken, ["title", "company.name"]);
  assert.deepEqual(merged.kept, ["name", "phones"]);
  assert.deepEqual(merged.disputed, {});
});

test("what was changed in both places keeps what was typed here, and is named with their value", () => {
  const links = [{ url: "https://a.example/", label: "" }];
  const mine = { ...base, title: "Baker", company: { name: "Mine", phone: "1" }, links };
  const company = { name: "Theirs", phone: "2" };
  const theirs = { ...base, title: "Director", company, links: structuredClone(links) };
  const merged = merge(base, theirs, mine);
  assert.equal(merged.values.title, "Baker");
  assert.deepEqual(merged.values.company, { name: "Mine", phone: "2" });
  assert.deepEqual(merged.disputed, { title: "Director", "company.name": "Theirs" });
  assert.deepEqual(merged.taken, ["company.phone"]);
  assert.deepEqual(merge(base, theirs, base).values, theirs);
});

test("a list is one value, or is merged by its rule", () => {
  const mine = { ...base, phones: ["1"] };
  const theirs = { ...base, phones: ["2"] };
  assert.deepEqual(merge(base, theirs, mine).values.phones, ["1"]);
  const both = merge(base, theirs, mine, { phones: (_old, their, my) => [...their, ...my] });
  assert.deepEqual(both.values.phones, ["2", "1"]);
  assert.deepEqual(both.kept, ["phones"]);
  assert.deepEqual(both.disputed, { phones: ["2"] });
});

test("what a record has not at all can be typed, and an empty field is no edit", () => {
  interface Values {
    name: string;
    note?: string;
  }
  const none: Values = { name: "a" };
  const added = merge(none, { name: "b" }, { name: "a", note: "c" });
  assert.deepEqual(added.values, { name: "b", note: "c" });
  const noted = merge(none, { name: "a", note: "d" }, { name: "a", note: "" });
  assert.deepEqual([noted.values.note, noted.taken], ["d", ["note"]]);
});

test("a number is the same as its text, and a picked file is a change", () => {
  assert.ok(isSame({ price: 5, on: true, of: [1] }, { on: true, price: "5", of: ["1"] }));
  assert.ok(isSame({ name: "" }, {}));
  const file = new File(["one"], "one.png");
  assert.ok(!isSame(file, null));
  assert.ok(!isSame(file, new File(["two"], "two.png")));
  const unpicked: { file: File | null } = { file: null };
  assert.equal(merge(unpicked, unpicked, { file }).values.file, file);
});

test("a form shows what stays as edited, and the rest as they left it", () => {
  const { formControl: form } = createFormControl({ defaultValues: base });
  // As once it is on the page.
  form.control._state.mount = true;
  form.register("company.name");
  form.register("company.phone");
  form.register("price");
  form.setValue("company.name", "Mine", { shouldDirty: true });
  form.setValue("price", "6", { shouldDirty: true });
  const company = { name: "Theirs", phone: "2" };
  const theirs = { ...base, company, links: [{ url: "b", label: "" }] };

  showMerged(form, theirs, merge(base, theirs, form.getValues()));
  const shown = { ...theirs, company: { name: "Mine", phone: "2" }, price: "6" };
  assert.deepEqual(form.getValues(), shown);
  assert.ok(form.control._getDirty());
  form.reset();
  assert.deepEqual(form.getValues(), theirs);
});

test("a list that stays is shown with all its rows", () => {
  const { formControl: form } = createFormControl({ defaultValues: { days: [] as string[] } });
  let rows = 0;
  // As the form's list of inputs does.
  form.control._subjects.array.subscribe({
    next: ({ values = {} }) => {
      rows = (values["days"] as string[]).length;
    },
  });
  const theirs = { days: ["1"] };
  const mine = { days: ["2", "3", "4"] };
  showMerged(form, theirs, merge({ days: [] as string[] }, theirs, mine));
  assert.equal(rows, 3);
});
