import assert from "node:assert/strict";
import { test } from "node:test";

import type { StoredValues } from "#shared/profiles/own-values.ts";

import { areSame, mergeValues } from "./merge-values.ts";

const base: StoredValues = {
  firstName: "Example",
  lastName: "Customer",
  jobTitle: "Founder",
  organization: "",
  firstNameAr: "",
  lastNameAr: "",
  jobTitleAr: "",
  organizationAr: "",
  phones: ["0790000000"],
  whatsapp: "",
  email: "",
  address: "",
  links: [],
  theme: "paper",
  scheme: "auto",
  hidden: [],
  isListed: false,
};

test("what was typed here is kept, and what was changed elsewhere is taken over", () => {
  const merged = mergeValues(
    base,
    { ...base, jobTitle: "Director", theme: "sage" },
    { ...base, lastName: "Buyer", phones: ["0790000000", "0780000000"] },
  );
  assert.deepEqual(merged.values, {
    ...base,
    jobTitle: "Director",
    theme: "sage",
    lastName: "Buyer",
    phones: ["0790000000", "0780000000"],
  });
  assert.deepEqual(merged.taken, ["jobTitle", "theme"]);
  assert.deepEqual(merged.disputed, []);
});

test("what was changed in both places keeps what was typed here, and is named", () => {
  const mine = { ...base, jobTitle: "Baker", links: [{ url: "https://a.example/", label: "" }] };
  const theirs = { ...base, jobTitle: "Director", links: mine.links };
  const merged = mergeValues(base, theirs, mine);
  assert.equal(merged.values.jobTitle, "Baker");
  assert.deepEqual(merged.disputed, ["jobTitle"]);
  assert.deepEqual(merged.taken, []);
  assert.ok(areSame(mergeValues(base, theirs, base).values, theirs));
});
