import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiError } from "#app/api/api-error.ts";
import { createCallApi } from "#app/api/call-api.ts";
import { bulkOrderFormSchema, type BulkOrderForm } from "#shared/bulk-orders/bulk-order-form.ts";

import { EMPTY_QUOTE, QUOTE_FIELDS, type QuoteField } from "../bulk-orders/quote-fields.ts";
import type { FormRules, Traps } from "./form-rules.ts";
import { takeForm } from "./take-form.ts";

const FILLED: Record<QuoteField, string> = {
  "companyInfo.companyName": "Example Group",
  "companyInfo.contactPerson": "Example Buyer",
  "companyInfo.email": "buyer@example.com",
  "companyInfo.phone": "0790000000",
  "orderDetails.employeeCount": "60",
  "orderDetails.message": "Two\r\nlines",
};

/** Posts fields like a browser; `send` replaces the shop's API. */
function post(
  fields: Record<string, string>,
  send: (form: BulkOrderForm & Traps) => Promise<unknown>,
) {
  const rules: FormRules<QuoteField, BulkOrderForm> = {
    names: QUOTE_FIELDS,
    schema: bulkOrderFormSchema,
    send: (_api, form) => send(form),
  };
  const body = new URLSearchParams(fields);
  return takeForm({
    request: new Request("http://shop.example/bulk-orders", { method: "POST", body }),
    api: createCallApi("http://shop.example", async () => assert.fail("it was asked"), "omit"),
    rules,
    doneAt: "/bulk-orders#request-sent",
  });
}

/** The data that the page gets for an invalid form, and the response's status. */
async function refusal(posted: ReturnType<typeof post>) {
  const answer = await posted;
  assert.ok(!(answer instanceof Response));
  return { ...answer.data, status: answer.init?.status };
}

const unsent = () => assert.fail("it was sent");

test("valid input is sent to the API in the contract's form, and the page is loaded again", async () => {
  const sent: unknown[] = [];
  const answer = await post({ ...FILLED, website: "" }, async (form) => sent.push(form));
  assert.ok(answer instanceof Response);
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get("Location"), "/bulk-orders#request-sent");
  assert.deepEqual(sent, [
    {
      companyInfo: {
        companyName: "Example Group",
        contactPerson: "Example Buyer",
        email: "buyer@example.com",
        phone: "0790000000",
      },
      orderDetails: { employeeCount: 60, message: "Two\nlines" },
      website: "",
    },
  ]);
});

test("bot traps are passed on to the API, which evaluates them", async () => {
  const sent: Traps[] = [];
  await post({ ...FILLED, website: "https://spam.example" }, async (form) => sent.push(form));
  assert.equal(sent[0]?.website, "https://spam.example");
});

test("invalid fields are named one by one, and all input is returned", async () => {
  const fields = { ...FILLED, "companyInfo.email": "nobody", "orderDetails.employeeCount": "" };
  const { status, values, errors, message } = await refusal(post(fields, unsent));
  assert.equal(status, 400);
  assert.equal(message, "");
  assert.deepEqual(values, fields);
  assert.deepEqual(errors, {
    "companyInfo.email": "Please enter a valid email address",
    "orderDetails.employeeCount": "Please specify the number of employees",
  });
});

test("fields that were not sent count as empty", async () => {
  const { values, errors } = await refusal(post({}, unsent));
  assert.deepEqual(values, { ...EMPTY_QUOTE, "orderDetails.employeeCount": "" });
  assert.equal(errors["companyInfo.companyName"], "Company name must be at least 2 characters");
});

test("fields that the API rejects are named too", async () => {
  const answer = await refusal(
    post(FILLED, async () => {
      throw new ApiError(400, {
        message: "Taken",
        errors: { "companyInfo.email": "Taken", somethingElse: "Unknown to the form" },
      });
    }),
  );
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.errors, { "companyInfo.email": "Taken" });
  assert.equal(answer.message, "");
});

test("an error as a whole keeps its status, its message and all input", async () => {
  const answer = await refusal(
    post(FILLED, async () => {
      throw new ApiError(429, { message: "Too much was sent." });
    }),
  );
  assert.deepEqual(answer, {
    status: 429,
    values: FILLED,
    errors: {},
    message: "Too much was sent.",
  });
});
