import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { redactError } from "./redact-error.ts";
import { openLog } from "./shop-log.ts";

interface Line {
  msg: string;
  repeated?: number;
  part?: string;
  attempt?: number;
}

function listen() {
  const lines: Line[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  return { lines, log };
}

test("a failure that repeats is logged at once, and then once a minute with a count", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const { lines, log } = listen();
    const fail = (attempt: number) => {
      const err = redactError(new Error(`attempt ${attempt}`));
      log.warn({ attempt, err, requestId: `request ${attempt}` }, "the mail server is away");
    };
    for (let attempt = 1; attempt <= 100; attempt += 1) fail(attempt);
    assert.deepEqual(
      lines.map(({ attempt, repeated }) => [attempt, repeated]),
      [[1, undefined]],
    );
    mock.timers.tick(60_000);
    fail(101);
    mock.timers.tick(60_000);
    const counted = [
      [1, undefined],
      [100, 99],
      [101, 1],
    ];
    assert.deepEqual(
      lines.map(({ attempt, repeated }) => [attempt, repeated]),
      counted,
    );
    // Nothing for a minute: it is over, and another one is told at once again.
    mock.timers.tick(60_000);
    assert.equal(lines.length, 3);
    fail(102);
    assert.equal(lines.length, 4);
  } finally {
    mock.timers.reset();
  }
});

test("different failures, and lines that tell of none, are all logged", () => {
  const { lines, log } = listen();
  for (let time = 0; time < 3; time += 1) log.info({ status: 404 }, "request");
  for (const part of ["database", "files"]) log.warn({ part }, "not ready");
  for (const Kind of [TypeError, RangeError]) log.error({ err: redactError(new Kind()) }, "failed");
  log.error("words alone");
  assert.equal(lines.length, 8);
});

test("any number of different failures takes a bounded memory and number of lines", () => {
  const { lines, log } = listen();
  for (let number = 0; number < 5_000; number += 1) log.error(`failure ${number}`);
  assert.ok(lines.length < 250, `${lines.length} lines`);
});
