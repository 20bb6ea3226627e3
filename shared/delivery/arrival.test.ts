import assert from "node:assert/strict";
import { test } from "node:test";

import { arrivalDay, isOver, overdueBefore } from "./arrival.ts";
import { announcedIn, type Announced } from "./holidays.ts";

const NONE: Announced = new Map();
const arrives = (placedAt: string, announced = NONE) =>
  arrivalDay(placedAt, announced).toISOString().slice(0, 10);

test("an order arrives within four working days, of which Friday and Saturday are none", () => {
  // 15 November 2026 is a Sunday.
  for (const [placed, arrival] of [
    ["2026-11-15", "2026-11-19"],
    ["2026-11-16", "2026-11-22"],
    ["2026-11-17", "2026-11-23"],
    ["2026-11-18", "2026-11-24"],
    ["2026-11-19", "2026-11-25"],
    ["2026-11-20", "2026-11-25"],
    ["2026-11-21", "2026-11-25"],
    ["2026-11-22", "2026-11-26"],
    ["2026-12-29", "2027-01-04"],
    // Over the leap day, and the feast that ends Ramadan.
    ["2028-02-27", "2028-03-05"],
    ["2024-02-27", "2024-03-04"],
    // Christmas is a Friday, New Year's Day too; in the year after they are Saturdays.
    ["2025-12-22", "2025-12-29"],
    ["2025-12-28", "2026-01-04"],
  ] as const) {
    assert.equal(arrives(`${placed}T12:00:00+03:00`), arrival, placed);
  }
});

test("the day of the order is the one in Amman", () => {
  assert.equal(arrives("2026-11-14T20:59:59Z"), "2026-11-18");
  assert.equal(arrives("2026-11-15T20:59:59Z"), "2026-11-19");
  assert.equal(arrives("2026-11-15T21:00:00Z"), "2026-11-22");
  assert.equal(arrives("2026-11-16T23:30:00+03:00"), "2026-11-22");
});

test("what the owner has entered counts: days off, and working days in place of expected ones", () => {
  const entered = announcedIn([
    { date: "2026-11-16", kind: "day_off" },
    { date: "2026-11-18", kind: "eid_al_fitr" },
    // Weekends stay what they are.
    { date: "2026-11-20", kind: "working_day" },
    { date: "2026-12-25", kind: "working_day" },
    { date: "2027-05-25", kind: "working_day" },
  ]);
  assert.equal(arrives("2026-11-15T12:00:00+03:00"), "2026-11-19");
  assert.equal(arrives("2026-11-15T12:00:00+03:00", entered), "2026-11-23");
  assert.equal(arrives("2027-05-23T12:00:00+03:00"), "2027-05-30");
  assert.equal(arrives("2027-05-23T12:00:00+03:00", entered), "2027-05-27");
  const before = overdueBefore(entered, new Date("2026-11-23T12:00:00+03:00"));
  assert.equal(before.toISOString(), "2026-11-14T21:00:00.000Z");
});

test("it never arrives at a weekend, nor earlier than a later order", () => {
  let before = 0;
  for (let hour = 0; hour < 24 * 400; hour += 1) {
    const day = arrivalDay(new Date(Date.UTC(2026, 0, 1, hour)), NONE);
    assert.ok(![5, 6].includes(day.getUTCDay()));
    assert.ok(day.getTime() >= before);
    before = day.getTime();
  }
});

test("its day is over when the next one has begun in Amman", () => {
  const day = arrivalDay("2026-11-15T12:00:00+03:00", NONE);
  assert.equal(isOver(day, new Date("2026-11-19T23:59:59+03:00")), false);
  assert.equal(isOver(day, new Date("2026-11-20T00:00:00+03:00")), true);
});

test("orders before one moment are overdue, and none after it", () => {
  for (const now of [
    "2026-11-23T01:00:00+03:00",
    "2026-05-30T23:30:00+03:00",
    "2027-03-14T12:00:00Z",
  ]) {
    const moment = new Date(now);
    const before = overdueBefore(NONE, moment);
    assert.equal(isOver(arrivalDay(new Date(before.getTime() - 1), NONE), moment), true, now);
    assert.equal(isOver(arrivalDay(before, NONE), moment), false, now);
  }
});
