import assert from "node:assert/strict";
import { test } from "node:test";

import type { BoardColumn } from "#shared/board/board-column.ts";
import type { Ticket, TicketCard } from "#shared/board/board.ts";

import { nextStep } from "./next-step.ts";

const proofIn = (state: string, isOutdated = false) => ({ proof: { state, isOutdated } });

/** What comes next of an order with one card, in a few words. */
function next(column: BoardColumn, card: object = { proof: null }, order: object = {}) {
  const cards = [{ state: "waiting", print: null, ...card } as TicketCard];
  const paid = { paymentMethod: "cash", paymentState: "cash_due", cardCount: 1 };
  const step = nextStep({ column, cards, ...paid, ...order } as Ticket);
  return step?.kind === "move" ? `to ${step.to}` : step?.kind;
}

test("a receipt is looked at before an order counts as paid", () => {
  const transfer = { paymentMethod: "online", paymentState: "receipt_to_check" };
  assert.equal(next("new", {}, transfer), "open");
  assert.equal(next("new", {}, { ...transfer, paymentState: "accepted" }), "to paid");
  assert.equal(next("new"), "to paid");
  // Also where it had been accepted before, or staff have set the status by hand.
  assert.equal(next("paid", {}, transfer), "open");
  assert.equal(next("printed", {}, transfer), "open");
  assert.equal(next("packed", {}, transfer), "open");
  assert.equal(next("shipped", {}, transfer), "to delivered");
});

test("a proof is made, then sent, and what its customer comments is read before another is sent", () => {
  assert.equal(next("paid"), "make-proof");
  assert.equal(next("paid", proofIn("failed")), "make-proof");
  assert.equal(next("paid", proofIn("ready", true)), "make-proof");
  assert.equal(next("paid", proofIn("making")), "wait");
  assert.equal(next("paid", proofIn("ready")), "to proof_sent");
  assert.equal(next("proof_sent", proofIn("sent")), "phone");
  for (const column of ["paid", "proof_sent"] as const) {
    assert.equal(next(column, proofIn("commented")), "open");
    assert.equal(next(column, proofIn("commented", true)), "make-proof");
    assert.equal(next(column, { ...proofIn("approved"), print: {} }), "to approved");
  }
});

test("several cards go on together; what holds one up comes first", () => {
  const of = (column: BoardColumn, ...cards: object[]) => {
    const all = cards.map((card) => ({ state: "waiting", print: null, ...card }) as TicketCard);
    return next(column, {}, { cards: all, cardCount: all.length });
  };
  const [none, making, ready, sent] = [
    { proof: null },
    ...["making", "ready", "sent"].map((state) => proofIn(state)),
  ];
  const approved = { ...proofIn("approved"), print: {} };
  assert.equal(of("paid", ready!, none!, making!), "make-proof");
  assert.equal(of("paid", ready!, making!), "wait");
  assert.equal(of("paid", approved, ready!), "to proof_sent");
  assert.equal(of("paid", ready!, proofIn("commented")), "open");
  assert.equal(of("proof_sent", approved, sent!), "open");
  assert.equal(of("proof_sent", approved, approved), "to approved");
  assert.equal(next("paid", ready!, { cardCount: 2 }), "open");
  // One that is switched off is not made.
  const off = { ...none, state: "off" };
  assert.equal(of("paid", off, ready!), "to proof_sent");
  assert.equal(of("proof_sent", sent!, off), "phone");
  assert.equal(of("paid", off, approved), "to approved");
  assert.equal(of("paid", off), "open");
});

test("from the approved proof on, each column leads to the one behind it", () => {
  const way = ["approved", "printed", "programmed", "packed", "shipped"] as const;
  const steps = way.map((column) => next(column));
  assert.deepEqual(
    steps,
    [...way.slice(1), "delivered"].map((to) => `to ${to}`),
  );
  assert.equal(next("delivered"), undefined);
});

test("a card that its owner has lost is made again once it is out of the house", () => {
  const lost = { state: "lost", proof: null };
  assert.deepEqual(
    [next("shipped", lost), next("delivered", lost), next("packed", lost)],
    ["remake", "remake", "to shipped"],
  );
});
