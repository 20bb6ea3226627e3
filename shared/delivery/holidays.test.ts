import assert from "node:assert/strict";
import { test } from "node:test";

import { holidayOn } from "./holidays.ts";

const on = (day: string, announced?: Parameters<typeof holidayOn>[1]) =>
  holidayOn(new Date(`${day}T00:00:00Z`), announced);

test("holidays of the calendar are certain, those of the moon are expected", () => {
  assert.deepEqual(on("2027-05-25"), { name: "independence_day", isExpected: false });
  assert.deepEqual(on("2027-12-25"), { name: "christmas", isExpected: false });
  assert.equal(on("2027-12-24"), undefined);
  // As the government had it in 2019: from Saturday, 10 August, to Wednesday, 14 August.
  const feast = ["10", "11", "12", "13", "14"].map((day) => on(`2019-08-${day}`));
  for (const day of feast) assert.deepEqual(day, { name: "eid_al_adha", isExpected: true });
  assert.equal(on("2019-08-09"), undefined);
  assert.equal(on("2019-08-15"), undefined);
});

test("what is announced counts in place of what was reckoned", () => {
  const announced = { "2019-08-14": null, "2019-08-18": "eid_al_adha" } as const;
  assert.equal(on("2019-08-14", announced), undefined);
  assert.deepEqual(on("2019-08-18", announced), { name: "eid_al_adha", isExpected: false });
});
