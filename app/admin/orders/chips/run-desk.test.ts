// Runs alone: it gives this process a browser's NFC reader and document.
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";

import type { ChipCard, ChipCheck } from "#shared/chips/chip.ts";

import { installFakeNfc, type FakeChip, type FakeNfc } from "./fake-nfc.fixtures.ts";
import type { Bind, Desk } from "./program-state.ts";
import { runDesk, type RunningDesk } from "./run-desk.ts";
import { lock, scan, write } from "./web-nfc.ts";

const URL_OF = (code: string) => `https://card.example/c/${code}`;

function card(code: string, more: Partial<ChipCard> = {}): ChipCard {
  return {
    _id: code,
    code,
    url: URL_OF(code),
    state: "printed",
    refused: null,
    nameOnCard: `Name ${code}`,
    jobTitle: "",
    organization: "",
    color: "black",
    colorName: "Black",
    orderId: code,
    orderNumber: code,
    placedAt: "2026-01-01T00:00:00.000Z",
    chip: null,
    ...more,
  };
}

const SERIAL = (n: number) => `04:a3:1f:b2:c4:5d:0${n}`;
const boundTo = (of: ChipCard, serial: string, isLocked = false): ChipCard => ({
  ...of,
  chip: { serial, kind: null, way: "nfc", isLocked, boundAt: "2026-01-01T00:00:00.000Z" },
});

let nfc: FakeNfc;
let desk: Desk;
let running: RunningDesk;
/** The shop's cards, by code; those with a chip are bound. */
let stored: Map<string, ChipCard>;
let binds: Bind[];
let kept: Bind | null;
let told: string[];
let network: "up" | "down" | "answer lost";

class Refused extends Error {}

/** As the server does it. */
async function check({
  serial,
  content,
}: {
  serial: string;
  content: { kind: string; url?: string };
}): Promise<ChipCheck> {
  if (network === "down") throw new Error("offline");
  const all = [...stored.values()];
  const byChip = all.find(({ chip }) => chip?.serial === serial) ?? null;
  const byAddress = all.find(({ url }) => url === content.url) ?? null;
  return { verdict: "half", byChip, byAddress };
}

async function bind(given: Bind): Promise<ChipCard> {
  if (network === "down") throw new Error("offline");
  binds.push(given);
  const found = stored.get(given.card)!;
  const other = [...stored.values()].find(
    (each) => each !== found && each.chip?.serial === given.serial,
  );
  if (other) throw new Refused("chip of another");
  if (given.read !== found.url) throw new Refused("differs");
  const now = boundTo(found, given.serial, given.isLocked ?? false);
  stored.set(found.code, now);
  if (network === "answer lost") throw new Error("cut off");
  return now;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}
async function hold(chip: FakeChip): Promise<void> {
  nfc.hold(chip);
  await settled();
}

installFakeNfc();
beforeEach(() => {
  installFakeNfc();
  nfc = (globalThis as unknown as { nfc: FakeNfc }).nfc;
  stored = new Map(["a", "b", "c"].map((code) => [code, card(code)]));
  binds = [];
  kept = null;
  told = [];
  network = "up";
  running = runDesk(
    {
      nfc: { scan, write, lock },
      check,
      bind,
      refusalIn: (error) => (error instanceof Refused ? error.message : null),
      keep: (given) => {
        kept = given;
      },
      play: () => {},
      tell: (reported) => told.push(reported),
    },
    (now) => {
      desk = now;
    },
  );
});
after(() => Reflect.deleteProperty(globalThis, "NDEFReader"));

async function start(cards = [...stored.values()], locks = false): Promise<void> {
  running.send({ type: "cards", cards });
  running.send({ type: "locks", locks });
  running.send({ type: "start" });
  await settled();
}
const left = () => desk.cards.map(({ code }) => code);
const refusal = () => (desk.phase.at === "refused" ? desk.phase.why : desk.phase);

test("chip after chip: written, read back, bound, then the next card", async () => {
  await start();
  assert.deepEqual(desk.phase, { at: "awaiting", hint: null });
  const [first, second, third] = [1, 2, 3].map((n) => nfc.chip(SERIAL(n)));
  await hold(first!);
  assert.deepEqual(first!.urls, [URL_OF("a")]);
  assert.deepEqual(left(), ["b", "c"]);
  assert.deepEqual(binds[0], {
    card: "a",
    serial: SERIAL(1),
    read: URL_OF("a"),
    way: "nfc",
    replaces: false,
  });
  await hold(second!);
  await hold(third!);
  assert.deepEqual(desk.phase, { at: "finished" });
  assert.deepEqual(
    desk.done.map(({ card: { code }, serial }) => [code, serial]),
    [
      ["a", SERIAL(1)],
      ["b", SERIAL(2)],
      ["c", SERIAL(3)],
    ],
  );
  assert.equal(nfc.scans(), 0);
});

test("the chip that was just done is not taken for the next card", async () => {
  await start();
  const first = nfc.chip(SERIAL(1));
  await hold(first);
  nfc.takeAway();
  await hold(first);
  assert.deepEqual(desk.phase, { at: "awaiting", hint: "take_away" });
  assert.deepEqual(first.urls, [URL_OF("a")]);
  assert.equal(stored.get("b")!.chip, null);
});

test("why it can't start is known, and trying again is possible", async () => {
  for (const [more, problem] of [
    [{ permission: "denied" }, "denied"],
    [{ hardware: "off" }, "switched_off"],
    [{ hardware: "missing" }, "missing"],
  ] as const) {
    Object.assign(nfc, { permission: "prompt", hardware: "on" }, more);
    await start();
    assert.deepEqual(desk.phase, { at: "off", problem });
  }
  Object.assign(nfc, { permission: "prompt", hardware: "on" });
  await start();
  assert.equal(desk.phase.at, "awaiting");
  assert.equal(nfc.scans(), 1);
});

test("a chip of another card is never written", async () => {
  stored.set("c", boundTo(stored.get("c")!, SERIAL(7)));
  await start([stored.get("a")!]);
  const programmed = nfc.chip(SERIAL(7), { urls: [URL_OF("c")] });
  await hold(programmed);
  assert.equal(refusal(), "programmed");
  assert.deepEqual(programmed.urls, [URL_OF("c")]);
  const emptied = nfc.chip(SERIAL(7));
  await hold(emptied);
  assert.equal(refusal(), "other_cards_chip");
  assert.deepEqual(emptied.urls, []);
  // The right one may be held at once.
  await hold(nfc.chip(SERIAL(1)));
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(1));
});

test("the address of another card is overwritten only when staff say so", async () => {
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1), { urls: [URL_OF("b")] });
  await hold(chip);
  assert.equal(refusal(), "other_cards_address");
  assert.deepEqual(chip.urls, [URL_OF("b")]);
  // It still lies there.
  running.send({ type: "allow" });
  await settled();
  assert.deepEqual(chip.urls, [URL_OF("a")]);
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(1));
});

test("a foreign content is asked about, and only that chip's is overwritten", async () => {
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1), { urls: ["https://other.example/menu"] });
  await hold(chip);
  assert.equal(desk.phase.at, "asking");
  running.send({ type: "allow" });
  nfc.takeAway();
  await settled();
  const another = nfc.chip(SERIAL(2), { urls: ["https://other.example/door"] });
  await hold(another);
  assert.equal(desk.phase.at, "asking");
  assert.deepEqual(another.urls, ["https://other.example/door"]);
  await hold(chip);
  assert.deepEqual(chip.urls, [URL_OF("a")]);
  assert.equal(desk.phase.at, "finished");
});

test("a card with a chip gets another only when staff say so", async () => {
  stored.set("a", boundTo(stored.get("a")!, SERIAL(7)));
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1));
  await hold(chip);
  assert.deepEqual([desk.phase.at, chip.urls], ["asking", []]);
  running.send({ type: "allow" });
  await settled();
  assert.equal(binds.at(-1)!.replaces, true);
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(1));
});

test("its own chip is written anew without a question, whatever it holds", async () => {
  stored.set("a", boundTo(stored.get("a")!, SERIAL(1)));
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1), { urls: ["https://other.example/"] });
  await hold(chip);
  assert.deepEqual(chip.urls, [URL_OF("a")]);
  assert.equal(desk.phase.at, "finished");
});

test("taken away half-way nothing is bound; held again it is written anew", async () => {
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1), { slips: 1 });
  await hold(chip);
  assert.deepEqual(desk.phase, { at: "awaiting", hint: "half_written" });
  assert.deepEqual(binds, []);
  await hold(chip);
  assert.equal(desk.phase.at, "finished");
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(1));
});

test("a chip that can't be written again and again is given up, and another taken", async () => {
  await start([stored.get("a")!]);
  const locked = nfc.chip(SERIAL(1), { isLocked: true });
  await hold(locked);
  assert.equal(refusal(), "broken");
  assert.deepEqual(binds, []);
  await hold(nfc.chip(SERIAL(2)));
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(2));
});

test("too small, and unreadable: reported, nothing bound, the next one taken", async () => {
  await start([stored.get("a")!]);
  await hold(nfc.chip(SERIAL(1), { capacity: 10 }));
  assert.equal(refusal(), "unfit");
  await hold(nfc.chip(SERIAL(2)));
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(2));
  await start([stored.get("b")!]);
  await hold(nfc.chip(SERIAL(3), { urls: null }));
  assert.deepEqual(desk.phase, { at: "awaiting", hint: "unreadable" });
});

test("a chip that holds other than what was written is not bound", async () => {
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1));
  Object.defineProperty(chip, "urls", { get: () => [], set: () => {} });
  await hold(chip);
  assert.equal(refusal(), "broken");
  assert.deepEqual(binds, []);
});

test("a chip that comes in between is judged by itself", async () => {
  await start([stored.get("a")!]);
  const chip = nfc.chip(SERIAL(1));
  nfc.hold(chip);
  nfc.takeAway();
  await settled();
  // The write waits for a chip; what comes now is not empty, and so the browser refuses.
  const other = nfc.chip(SERIAL(2), { urls: [URL_OF("b")] });
  await hold(other);
  assert.deepEqual(other.urls, [URL_OF("b")]);
  assert.deepEqual(binds, []);
  assert.equal(refusal(), "other_cards_address");
});

test("a phone that falls asleep stops the scan, and goes on when it wakes", async () => {
  Object.assign(globalThis, { document: new EventTarget() });
  await start();
  running.send({ type: "hidden" });
  nfc.hide(true);
  assert.equal(desk.phase.at, "asleep");
  assert.equal(nfc.scans(), 0);
  const chip = nfc.chip(SERIAL(1));
  await hold(chip);
  assert.deepEqual(chip.urls, []);
  nfc.hide(false);
  running.send({ type: "shown" });
  await settled();
  assert.equal(stored.get("a")!.chip?.serial, SERIAL(1));
  Reflect.deleteProperty(globalThis, "document");
});

test("without the server nothing is written", async () => {
  await start([stored.get("a")!]);
  network = "down";
  const chip = nfc.chip(SERIAL(1));
  await hold(chip);
  assert.deepEqual(desk.phase, { at: "awaiting", hint: "no_answer" });
  assert.deepEqual(chip.urls, []);
});

test("a lost answer: what was read back is kept, sent again, and nothing is doubled", async () => {
  await start([stored.get("a")!, stored.get("b")!]);
  network = "answer lost";
  await hold(nfc.chip(SERIAL(1)));
  assert.equal(desk.phase.at, "unsent");
  assert.equal(kept?.serial, SERIAL(1));
  // The next card waits until it is known.
  const next = nfc.chip(SERIAL(2));
  await hold(next);
  assert.deepEqual(next.urls, []);
  network = "up";
  running.send({ type: "send_again", bind: kept! });
  await settled();
  assert.equal(kept, null);
  assert.deepEqual(left(), ["b"]);
  assert.equal(desk.done.length, 1);
});

test("what was left from before is sent again without a chip", async () => {
  running.send({ type: "cards", cards: [...stored.values()] });
  const bindOf = { card: "b", serial: SERIAL(1), read: URL_OF("b"), way: "nfc" as const };
  running.send({ type: "send_again", bind: bindOf });
  await settled();
  assert.deepEqual(desk.phase, { at: "off", problem: null });
  assert.deepEqual(left(), ["a", "c"]);
  assert.equal(nfc.scans(), 0);

  running.send({ type: "send_again", bind: { ...bindOf, card: "c", read: URL_OF("c") } });
  await settled();
  assert.deepEqual(told, ["chip of another"]);
  assert.equal(kept, null);
});

test("a lock comes last, only to the chip that was bound, and is noted", async () => {
  await start([stored.get("a")!, stored.get("b")!], true);
  const chip = nfc.chip(SERIAL(1));
  await hold(chip);
  assert.equal(chip.isLocked, true);
  assert.deepEqual(
    binds.map(({ isLocked }) => isLocked ?? false),
    [false, true],
  );
  assert.equal(desk.done[0]!.isLocked, true);

  // Held too shortly: another chip is not locked in its place.
  const second = nfc.chip(SERIAL(2));
  let isBound = false;
  Object.defineProperty(second, "slips", {
    get: () => (isBound ? 1 : 0),
    set: () => {
      isBound = false;
    },
  });
  network = "up";
  const bindBefore = stored.get("b")!;
  nfc.hold(second);
  while (stored.get("b") === bindBefore) await nextTurn();
  isBound = true;
  await settled();
  assert.equal(desk.phase.at, "locking");
  const third = nfc.chip(SERIAL(3));
  await hold(third);
  assert.deepEqual([third.isLocked, third.urls], [false, []]);
  await hold(second);
  assert.equal(second.isLocked, true);
  assert.equal(desk.phase.at, "finished");
});

test("a lock that fails can be left: the card is programmed all the same", async () => {
  await start([stored.get("a")!], true);
  const chip = nfc.chip(SERIAL(1));
  Object.defineProperty(chip, "isLocked", {
    get: () => false,
    set: () => {
      throw new DOMException("can't", "NotSupportedError");
    },
  });
  await hold(chip);
  assert.deepEqual(desk.phase.at === "locking" && [desk.phase.isHeld, desk.phase.problem], [
    false,
    "unfit",
  ]);
  running.send({ type: "leave_unlocked" });
  assert.deepEqual(desk.phase, { at: "finished" });
  assert.equal(desk.done[0]!.isLocked, false);
});

test("cards can be skipped and picked, but not while one is in work", async () => {
  await start();
  running.send({ type: "skip" });
  assert.deepEqual(left(), ["b", "c", "a"]);
  running.send({ type: "pick", id: "c" });
  assert.deepEqual(left(), ["c", "b", "a"]);
  network = "down";
  nfc.hold(nfc.chip(SERIAL(1)));
  running.send({ type: "skip" });
  assert.deepEqual(left(), ["c", "b", "a"]);
  await settled();
});

test("what was put last stays last when the shop's cards come again, as after each chip", async () => {
  await start();
  running.send({ type: "skip" });
  await hold(nfc.chip(SERIAL(1)));
  await hold(nfc.chip(SERIAL(1)));
  running.send({ type: "cards", cards: ["a", "c"].map((code) => stored.get(code)!) });
  assert.deepEqual(left(), ["c", "a"]);
  running.send({ type: "skip" });
  running.send({ type: "cards", cards: ["a", "c"].map((code) => stored.get(code)!) });
  assert.deepEqual(left(), ["a", "c"]);
});
