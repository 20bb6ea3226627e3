import type { EInvoicingTest } from "#shared/e-invoices/e-invoicing.ts";

import type { Outcome } from "./e-invoice-answer.ts";

/** What the answer to an empty document tells of the keys: only who may send has it looked at. */
export function testResultOf(outcome: Outcome): EInvoicingTest {
  switch (outcome.result) {
    case "keys_refused":
      return { result: "refused", said: "" };
    case "unknown":
      return { result: "unclear", said: outcome.reason };
    case "refused":
      return { result: "accepted", said: outcome.messages.join(" ") };
    case "cleared":
      return { result: "accepted", said: "" };
  }
}
