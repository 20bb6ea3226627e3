import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";

import { Admission } from "./admission.ts";

/** A request that was let in, refused, or waits. */
interface Asked {
  visitor: string;
  state: "waits" | "inside" | "refused";
  end(): void;
  leave(): void;
}

function ask(admission: Admission, visitor: string): Asked {
  let isGone = false;
  const asked: Asked = {
    visitor,
    state: "waits",
    end: () => assert.fail("It was never let in."),
    leave: () => (isGone = true),
  };
  admission.ask({
    visitor,
    begin(end) {
      asked.state = "inside";
      asked.end = end;
    },
    refuse: () => (asked.state = "refused"),
    hasLeft: () => isGone,
  });
  return asked;
}

const states = (all: Asked[]) => all.map(({ state }) => state);
const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

describe("a few requests at once", () => {
  // As many as 400 ms are enough for, at 100 ms each, may wait.
  let admission: Admission;
  beforeEach(() => (admission = new Admission({ atOnce: 2, interval: 100 })));

  test("are let in, as many wait as have their turn soon, and the others are refused at once", () => {
    const all = times(8, () => ask(admission, "visitor"));
    assert.deepEqual(states(all), [
      ...times(2, () => "inside"),
      ...times(4, () => "waits"),
      ...times(2, () => "refused"),
    ]);
  });

  test("make room for the next ones in their order, once each", () => {
    const [first, second, third, fourth] = times(4, () => ask(admission, "visitor"));
    first!.end();
    first!.end();
    assert.deepEqual(states([second!, third!, fourth!]), ["inside", "inside", "waits"]);
    second!.end();
    assert.equal(fourth!.state, "inside");
  });

  test("a visitor who has left is passed over", () => {
    const [first, , third, fourth] = times(4, () => ask(admission, "visitor"));
    third!.leave();
    first!.end();
    assert.deepEqual(states([third!, fourth!]), ["waits", "inside"]);
  });

  test("a flood from one address gives way to others, until they have as many", () => {
    const flood = times(6, () => ask(admission, "flood"));
    const other = ask(admission, "other");
    assert.equal(other.state, "waits");
    assert.deepEqual(states(flood).slice(2), ["waits", "waits", "waits", "refused"]);
    assert.equal(ask(admission, "flood").state, "refused");
    const more = times(2, () => ask(admission, "other"));
    assert.deepEqual(states(more), ["waits", "refused"]);
    assert.deepEqual(states(flood).slice(2, 5), ["waits", "waits", "refused"]);
  });
});

test("who waits for too long is refused", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const admission = new Admission({ atOnce: 1, interval: 1 });
  const [first, second] = times(2, () => ask(admission, "visitor"));
  mock.timers.tick(1_000);
  assert.deepEqual(states([first!, second!]), ["inside", "refused"]);
  first!.end();
  assert.equal(ask(admission, "visitor").state, "inside");
});

test("how many may wait is learned from how fast the last ones went", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const waitingOf = (admission: Admission, took: number): number => {
    let inside = ask(admission, "visitor");
    for (let count = 0; count < 200; count++) {
      const next = ask(admission, "visitor");
      now += took;
      inside.end();
      inside = next;
    }
    return times(500, () => ask(admission, "visitor")).filter(({ state }) => state === "waits")
      .length;
  };
  const slow = waitingOf(new Admission({ atOnce: 1, interval: 1 }), 50);
  const fast = waitingOf(new Admission({ atOnce: 1, interval: 100 }), 4);
  assert.ok(slow >= 7 && slow <= 9, String(slow));
  assert.ok(fast >= 80 && fast <= 101, String(fast));
});
