import assert from "node:assert/strict";
import { test } from "node:test";

import { m } from "./translations.ts";

test("a text inserts its values, and the compiler checks them", () => {
  assert.equal(m.order_step_of({ step: 2, steps: 6 }), "Step 2 of 6");
  assert.equal(m.api_message_characters({ count: 1 }), "1 character");
  // @ts-expect-error One of its values is missing.
  m.order_step_of({ step: 2 });
  // @ts-expect-error It has no such value.
  m.order_step_of({ step: 2, steps: 6, total: 6 });
  // @ts-expect-error A plural form is selected by a number.
  m.api_message_characters({ count: "1" });
});

test("a text of a family is chosen by one of its names", () => {
  assert.equal(m.panel_screen("orders/board"), "Board of orders");
  assert.equal(m.api_message_field("addressLine1"), "Address");
  // @ts-expect-error No screen is called so.
  assert.throws(() => m.panel_screen("nowhere"));
});
