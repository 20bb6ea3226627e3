import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import fc from "fast-check";
import ICAL from "ical.js";

import { vCard, type Contact } from "./vcard.ts";

const ENGLISH: Contact = {
  firstName: "Example",
  lastName: "Customer, Jr.",
  jobTitle: "Founder; Baker",
  organization: String.raw`Example Bakery \ Café`,
  phones: ["+962790000000", "+96265000000"],
  email: "customer@example.com",
  address: "Example Street 1\nSecond floor, Amman",
  urls: [
    "https://shop.example/c/7k2m9qxabc",
    "https://www.linkedin.com/in/a-name-that-is-so-long-that-the-line-of-its-address-must-be-folded",
  ],
  changedAt: new Date("2026-11-22T10:30:00.123Z"),
};

const ARABIC: Contact = {
  ...ENGLISH,
  firstName: "مثال",
  lastName: "العميل التجريبي",
  jobTitle: "المدير التنفيذي ومسؤول المبيعات في فرع الشركة الرئيسي",
  organization: "مخبز المثال للحلويات العربية والغربية، فرع عمّان الغربية",
  phones: ["+962790000000"],
  address: "شارع المثال، بناية رقم 1، الطابق الثاني، عمّان، الأردن",
  urls: ["https://shop.example/c/7k2m9qxabc"],
};

const golden = (name: string) => readFile(new URL(`golden/${name}.vcf`, import.meta.url), "utf8");

test("a contact is written as the golden files have it", async () => {
  assert.equal(vCard(ENGLISH), await golden("english"));
  assert.equal(vCard(ARABIC), await golden("arabic"));
});

/** The values of a property, as a library reads them from the file. */
function parsed(file: string) {
  const card = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);
  return (name: string) => card.getAllProperties(name).map((each) => each.getFirstValue());
}

test("a library reads back what was written", () => {
  for (const contact of [ENGLISH, ARABIC]) {
    const read = parsed(vCard(contact));
    assert.deepEqual(read("version"), ["3.0"]);
    assert.deepEqual(read("n"), [[contact.lastName, contact.firstName, "", "", ""]]);
    assert.deepEqual(read("fn"), [`${contact.firstName} ${contact.lastName}`]);
    // The library leaves this escape as it is: later versions of the format don't have it.
    assert.equal(String(read("title")[0]).replaceAll(String.raw`\;`, ";"), contact.jobTitle);
    assert.deepEqual([read("org")[0]].flat(), [contact.organization]);
    assert.deepEqual(read("tel"), contact.phones);
    assert.deepEqual(read("email"), [contact.email]);
    assert.deepEqual(read("adr"), [["", "", contact.address, "", "", "", ""]]);
    assert.deepEqual(read("url"), contact.urls);
  }
});

test("no line is longer than 75 octets, and no character is split, in any script", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = Buffer.from(vCard({ ...ENGLISH, organization: `x${text}` }));
      const lines = file.toString().split("\r\n");
      assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
      // A half of a character would have become a replacement sign.
      const unfolded = file.toString().replaceAll("\r\n ", "");
      const escaped = text
        .replaceAll(/[\\,;]/g, String.raw`\$&`)
        .replaceAll(/\r\n?|\n/g, String.raw`\n`);
      assert.ok(unfolded.includes(`\r\nORG:x${escaped}\r\n`));
    }),
  );
});

test("what is not known is left out", () => {
  const only = { ...ENGLISH, lastName: "", jobTitle: "", organization: "", phones: [], email: "" };
  const file = vCard({ ...only, address: "", urls: [] });
  assert.equal(
    file,
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:;Example;;;",
      "FN:Example",
      "REV:2026-11-22T10:30:00Z",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});
