import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { INVOICES } from "#server/testing/invoice-documents.ts";
import { KEYS, startTaxAuthority, type TaxAuthority } from "#server/testing/tax-authority.ts";

import { readAnswer } from "./e-invoice-answer.ts";
import { postEInvoice } from "./post-e-invoice.ts";
import { ublInvoice } from "./ubl-invoice.ts";

const DOCUMENT = INVOICES["buyer-with-tax-number"];
const SENT = { xml: ublInvoice(DOCUMENT, "16683696"), uuid: DOCUMENT.uuid };

let authority: TaxAuthority;
before(async () => (authority = await startTaxAuthority()));
after(() => authority[Symbol.asyncDispose]());

const send = (mood: TaxAuthority["mood"], patience = 5_000) => {
  authority.mood = mood;
  const to = { url: authority.url, ...KEYS, mustBePublic: false };
  return postEInvoice(to, SENT, patience);
};
const cleared = { result: "cleared", qr: `QR of ${DOCUMENT.uuid}`, number: "EIN00017" };

test("what was taken without a readable answer is cleared when it is sent again, once", async () => {
  const moods: [TaxAuthority["mood"], reason: RegExp, patience?: number][] = [
    ["dies-after-taking", /ECONNRESET/],
    ["is-slow", /in time/, 2_000],
    ["answers-twice", /can't be read/],
    ["answers-about-another", /another document/],
  ];
  for (const [mood, reason, patience] of moods) {
    authority.taken.clear();
    const { outcome } = await send(mood, patience);
    assert.equal(outcome.result, "unknown", mood);
    assert.match(outcome.result === "unknown" ? outcome.reason : "", reason);
    const again = await send("clears");
    assert.deepEqual(again.outcome, cleared);
    assert.match(again.answer, /"ALREADY_SUBMITTED"/);
    // As it was written, Arabic letters and signs too.
    assert.deepEqual([...authority.taken], [[DOCUMENT.uuid, SENT.xml]]);
  }
});

test("refusals are told in the authority's words, and those of the keys apart", async () => {
  assert.deepEqual((await send("refuses")).outcome, {
    result: "refused",
    messages: ["invoice-wrong: The sum of the lines is wrong"],
  });
  assert.deepEqual((await send("refuses-keys")).outcome, { result: "keys_refused" });
});

test("whatever else comes back is neither a yes nor a no", async () => {
  const asked = authority.asked;
  const moods: TaxAuthority["mood"][] = [
    "answers-html",
    "answers-nothing",
    "answers-megabytes",
    "leads-elsewhere",
    "fails",
  ];
  for (const mood of moods) assert.equal((await send(mood)).outcome.result, "unknown", mood);
  assert.equal(authority.asked, asked + moods.length);

  const { uuid } = DOCUMENT;
  for (const body of ["null", "[]", '"SUBMITTED"', "{}", '{"EINV_STATUS":7,"EINV_RESULTS":[]}']) {
    assert.equal(readAnswer(200, body, uuid).result, "unknown", body);
  }
  const bare = '{"EINV_STATUS":"submitted","EINV_RESULTS":{"ERRORS":null},"EINV_NUM":17}';
  assert.deepEqual(readAnswer(200, bare, uuid), { result: "cleared", qr: "", number: "17" });
});

test("nothing is sent to this machine or its networks where that is not allowed", async () => {
  const { asked } = authority;
  const to = { url: authority.url.replace("127.0.0.1", "localhost"), ...KEYS, mustBePublic: true };
  const { outcome } = await postEInvoice(to, SENT);
  assert.equal(outcome.result, "unknown");
  assert.equal(authority.asked, asked);
});
