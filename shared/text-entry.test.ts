import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import fc from "fast-check";

import { apiMessage } from "./api-messages/api-message.ts";
import { telNumbers } from "./phone-number.ts";
import { pageAt } from "./profiles/social-page.ts";
import { cleanCode, cleanLine, cleanText } from "./text-entry.ts";
import { code, emailAddress, line, multiline, normalizeEmail, phoneNumber } from "./text.ts";
import { chatNumber } from "./whatsapp.ts";

const KINDS = { line: cleanLine, text: cleanText, code: cleanCode };

/** The rows of a table of the documentation that have examples: its first cell, then the others. */
async function rowsOf(heading: string): Promise<[what: string, ...cells: string[]][]> {
  const page = await readFile(new URL("../docs/text-entry.md", import.meta.url), "utf8");
  const section = page.split("\n## ").find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = section.split("\n").filter((row) => row.includes('`"'));
  assert.ok(rows.length > 3, heading);
  return rows.map((row) => {
    const [what = "", ...cells] = row.slice(1, -1).split(" | ");
    return [what.trim(), ...cells.map((cell) => cell.trim())];
  });
}

const textIn = (cell: string) => (cell === "none" ? "" : (JSON.parse(cell.slice(1, -1)) as string));

test("each example of the documentation's table is true", async () => {
  for (const [what, typed, ...wanted] of await rowsOf("The table")) {
    for (const [index, [kind, clean]] of Object.entries(KINDS).entries()) {
      const cell = wanted[index]!;
      const expected = textIn(cell === "same" ? typed! : cell);
      assert.equal(clean(textIn(typed!)), expected, `${what}, ${kind}`);
    }
  }
});

test("each example of a phone number, a link and an e-mail is true", async () => {
  for (const [what, typed, dialled, chat] of await rowsOf("Phone numbers")) {
    assert.equal(telNumbers(textIn(typed!)).join(" "), textIn(dialled!), what);
    assert.equal(chatNumber(textIn(typed!)), textIn(chat!), what);
  }
  for (const [what, typed, page] of await rowsOf("Links")) {
    const site = what.includes("LinkedIn") ? "linkedin" : "instagram";
    assert.equal(pageAt(site, textIn(typed!)) ?? "", textIn(page!), what);
  }
  for (const [what, typed, stored, compared] of await rowsOf("E-mails")) {
    const email = emailAddress().parse(textIn(typed!));
    assert.deepEqual([email, normalizeEmail(email)], [textIn(stored!), textIn(compared!)], what);
  }
});

/** Texts of what matters here, in any mixture, and texts of anything. */
const PIECES = [
  ..."Ann 09+@.,-#\t\n\r\u00a0\u3000\u2028\u200b\u200c\u200d\u200e\u202e\u2066\u061c\u00ad\ufeff",
  ..."\ufe0f\u20e3\u3164\ufffc\u0301\u0654\u064b\u094d\u0915اهدعيک\ufe70\ufe71\ufeff\ufefb\ufdfa\uff0b\uff19",
  ..."👩💻❤🏽🏴葛\u1820\u180b\u{e0100}\u{e0067}\u{e007f}\u034f\u2800\u0000\ud83d\udc69",
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary" }),
);

test("a joiner after a mark without its letter goes, also behind what goes", () => {
  for (const typed of ["\u061c\u0301\u200d", "\u061c\ufe70\u200d", "\u061c\ufe70\u200cد"]) {
    const once = cleanLine(typed);
    assert.equal(cleanLine(once), once);
  }
});

test("what is clean stays as it is, and no text is too odd", () => {
  for (const clean of Object.values(KINDS)) {
    fc.assert(
      fc.property(anyText, (typed) => {
        const once = clean(typed);
        assert.equal(clean(once), once);
      }),
      { numRuns: 2000 },
    );
  }
});

test("a well-typed text is not changed", () => {
  const word = fc.stringMatching(/^[A-Za-zéüأ-غف-ي0-9+@.,'#()-]{1,9}$/);
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));
  for (const clean of Object.values(KINDS)) {
    fc.assert(fc.property(words, (typed) => assert.equal(clean(typed), typed)));
  }
});

test("time grows with a text's length, and not with its square", () => {
  const LONG = 60_000;
  for (const piece of [" ", "\u200b", "\u00a0 ", "ه\u200d\u064b", "\ufdfa", "\u0301", "👩\u200d"]) {
    for (const clean of Object.values(KINDS)) clean(`a${piece.repeat(LONG)}b`);
  }
});

test("every rule for texts sees the clean one", () => {
  assert.equal(line().parse("\u200fExample\tAnn\u00a0"), "Example Ann");
  assert.equal(multiline().parse("One\r\ntwo\u200b\u2028three"), "One\ntwo\nthree");
  assert.equal(code().parse("\u202aJO94\u00a0CBJO\u202c"), "JO94 CBJO");
  assert.equal(phoneNumber().parse("\u2066+962 79 000 0003\u2069"), "+962 79 000 0003");
  for (const typed of ["customer@example.com\u200f", "\u202acustomer@example.com\u202c"]) {
    assert.equal(emailAddress().parse(typed), "customer@example.com");
  }
});

test("what is not seen does not count as filled in", () => {
  const name = line({ min: [2, apiMessage("required")] });
  for (const typed of [
    "\u200b\u200b",
    "\u3164\u3164",
    "\u00a0\u00a0",
    "\u200d\u200c",
    "\u2800\u2800",
    "\ufe0f\ufe0f",
  ]) {
    assert.equal(name.safeParse(typed).success, false, JSON.stringify(typed));
  }
  assert.equal(phoneNumber().safeParse("\u200e\u200e+962 79\u200e").success, false);
});

test("other control characters can't be stored", () => {
  for (const sign of ["\u0000", "\u0007", "\u001f", "\u007f", "\u009f", "\ufffe", "\ud800"]) {
    assert.equal(line().safeParse(`Ann${sign}Example`).success, false, JSON.stringify(sign));
  }
});
