import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyCard, emptyOrder } from "../order-form-values.ts";
import { exampleProduct as product } from "../order-form.fixtures.ts";
import { filesIn, withFiles, withMarks } from "./order-pictures.ts";
import { parseStoredOrder } from "./stored-order.ts";

const NOW = Date.UTC(2026, 0, 10);
const DAY_MS = 24 * 60 * 60_000;

function record(changes: object = {}) {
  const values = emptyOrder(product, "white");
  values.personalInfo.firstName = "Example";
  return {
    values,
    step: "addons",
    reservation: null,
    key: "a key",
    wasSent: false,
    placed: null,
    savedAt: NOW - DAY_MS,
    savedBy: "a tab",
    lacksPictures: false,
    ...changes,
  };
}

test("an order is continued as it was left", () => {
  assert.deepEqual(parseStoredOrder(record(), product, NOW), record());
});

test("an order is forgotten after seven days, a confirmation after one", () => {
  const at = (days: number, changes = {}) =>
    parseStoredOrder(record({ savedAt: NOW - days * DAY_MS, ...changes }), product, NOW);
  assert.ok(at(6.9));
  assert.equal(at(7.1), null);
  const placed = { placed: { orderNumber: "0123abcd", order: null } };
  assert.equal(at(0.9, placed)?.placed?.orderNumber, "0123abcd");
  assert.equal(at(1.1, placed), null);
  // The device's clock was wrong at that time.
  assert.equal(at(-2), null);
});

test("of an order from another version of the form, the values that fit are taken", () => {
  const { values } = record();
  const stored = parseStoredOrder(
    record({
      step: "anotherStep",
      paymentMethod: "shells",
      values: {
        ...values,
        personalInfo: { firstName: "Example", lastName: 7, phoneNumbers: [], nickname: "Ex" },
        cardDesign: { nameOnCard: "Example", color: "purple", companyLogo: "logo.png" },
        addons: [{ addon: "a", inputType: "image", addonValue: "x.png", file: null }],
        deliveryInfo: undefined,
        paymentMethod: "shells",
      },
    }),
    product,
    NOW,
  );
  const empty = emptyOrder(product, "black");
  assert.deepEqual(stored?.values, {
    ...empty,
    personalInfo: { ...empty.personalInfo, firstName: "Example" },
    cardDesign: { ...empty.cardDesign, nameOnCard: "Example" },
  });
  assert.equal(stored?.step, "personalDetails");
});

test("further cards keep their own logo and addons; those of another version are as the first card", () => {
  const { values } = record();
  const file = new File(["picture"], "logo.png", { type: "image/png" });
  const { logo: _, companyLogo: _none, ...before } = emptyCard("black");
  const text = { addon: "a", title: "", inputType: "text" as const, price: 1, addonValue: "Mine" };
  const mine = { isOwn: true, addons: [{ ...text, valueLabel: "Mine", file: null }] };
  const lost = { ...text, inputType: "image" as const, valueLabel: "x.png", file: null };
  const cards = [{ ...emptyCard("black"), logo: "own", companyLogo: file }, before];
  const cardAddons = [mine, { isOwn: true, addons: [lost] }, mine];
  const stored = parseStoredOrder(
    record({ values: { ...values, cards, cardAddons } }),
    product,
    NOW,
  );
  assert.deepEqual(stored?.values.cards, [cards[0], emptyCard("black")]);
  assert.deepEqual(stored?.values.cardAddons, [mine, { isOwn: true, addons: [] }]);
});

test("anything else on the device is not an order", () => {
  for (const read of [undefined, null, 7, "text", [], {}, { key: "k" }]) {
    assert.equal(parseStoredOrder(read, product, NOW), null);
  }
});

test("files are taken out of an order, and put back in", () => {
  const file = new File(["picture"], "logo.png", { type: "image/png" });
  const order = { logo: file, addons: [{ file }, { file: null }], name: "x" };
  const marked = withMarks(order, () => "1");
  assert.deepEqual(marked, {
    logo: { picture: "1" },
    addons: [{ file: { picture: "1" } }, { file: null }],
    name: "x",
  });
  assert.deepEqual(filesIn(order), [file, file]);
  assert.deepEqual(
    withFiles(marked, () => file),
    order,
  );
});
