import assert from "node:assert/strict";
import { test } from "node:test";

import { announcedIn, holidayOn, type AnnouncedDay } from "./holidays.ts";

const on = (day: string, announced: AnnouncedDay[] = []) =>
  holidayOn(new Date(`${day}T00:00:00Z`), announcedIn(announced));

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
  const announced: AnnouncedDay[] = [
    { date: "2019-08-14", kind: "working_day" },
    { date: "2019-08-18", kind: "eid_al_adha" },
    { date: "2019-08-19", kind: "day_off" },
  ];
  assert.equal(on("2019-08-14", announced), undefined);
  assert.deepEqual(on("2019-08-18", announced), { name: "eid_al_adha", isExpected: false });
  assert.deepEqual(on("2019-08-19", announced), { name: "day_off", isExpected: false });
});
