import assert from "node:assert/strict";
import { test } from "node:test";

import type { ApiMessage } from "../api-messages/api-message.ts";
import { furtherCardSchema } from "../orders/further-card.ts";
import { checkRoster, type RosterCells } from "./check-roster.ts";
import { MOST_ROSTER_ROWS, rosterSchema } from "./roster-row.ts";

const ANN = { firstName: "Ann", lastName: "Example", position: "Manager" };

/** What is said of each field of one row: its code, with the parameters that it has. */
function checked(cells: RosterCells) {
  const { rows, problems, warnings } = checkRoster([{ ...ANN, ...cells }]);
  const brief = ({ code, params }: ApiMessage) => [code, ...Object.values(params)].join(" ");
  const problem = Object.entries(problems[0] ?? {}).map(([field, each]) => [field, brief(each)]);
  const warning = Object.entries(warnings[0] ?? {}).map(([field, each]) => [
    field,
    each.map(brief).join(", "),
  ]);
  return {
    row: rows[0]!,
    problems: Object.fromEntries(problem) as Record<string, string>,
    warnings: Object.fromEntries(warning) as Record<string, string>,
  };
}

test("a row is cleaned as in the order form, and the name on the card follows from the name", () => {
  const { row, problems, warnings } = checked({
    firstName: " \u202bAnn\u202c ",
    lastName: "Example\u00a0Name",
    phone: "\u2066+962 79 000 0001\u2069",
    email: " ann@example.com\t",
    office: "Amman\n",
  });
  assert.deepEqual(row, {
    firstName: "Ann",
    lastName: "Example Name",
    nameOnCard: "Ann Example Name",
    position: "Manager",
    phone: "+962 79 000 0001",
    email: "ann@example.com",
    department: "",
    office: "Amman",
  });
  assert.deepEqual([problems, warnings], [{}, {}]);
  assert.equal(checked({ nameOnCard: "A. Example" }).row.nameOnCard, "A. Example");
});

test("each rule of the order form is a problem of the field, with the form's message", () => {
  const wrong = {
    firstName: "A",
    lastName: "",
    position: "x".repeat(256),
    phone: "0790",
    email: "ann.example.com",
  };
  const { problems } = checkRoster([wrong]);
  const { error } = furtherCardSchema.safeParse({ ...wrong, nameOnCard: "A" });
  const byForm = new Map(error!.issues.map(({ path, message }) => [path.join(), message]));
  for (const field of ["firstName", "lastName", "position", "phone", "email"] as const) {
    assert.equal(problems[0]![field]!.message, byForm.get(field), field);
  }
  assert.equal(problems[0]!.nameOnCard, undefined);
  assert.deepEqual(checked({ department: "a\u0000b" }).problems, { department: "unstorable" });
});

test("two names that are too long for one line are a problem of the name on the card", () => {
  const long = { firstName: "a".repeat(200), lastName: "b".repeat(200) };
  assert.deepEqual(checked(long).problems, { nameOnCard: "text_too_long 255" });
});

test("what spreadsheets do to phone numbers is mended where that is certain", () => {
  const mended: [cell: string, phone: string, code: string][] = [
    ["790000000", "0790000000", "roster_phone_zero"],
    ["79 000 0000", "0790000000", "roster_phone_zero"],
    ["٧٩٠٠٠٠٠٠٠", "0790000000", "roster_phone_zero"],
    ["790000000.0", "0790000000", "roster_phone_zero"],
    ["7.90000001E+08", "0790000001", "roster_phone_zero"],
    ["962790000000.00", "962790000000", "roster_phone_number"],
    ["9.62790000001E+11", "962790000001", "roster_phone_number"],
  ];
  for (const [cell, phone, code] of mended) {
    const { row, problems, warnings } = checked({ phone: cell });
    assert.deepEqual([row.phone, problems], [phone, {}], cell);
    assert.deepEqual(warnings, { phone: `${code} ${phone}` }, cell);
  }
});

test("a phone number that is one stays as it was typed", () => {
  const typed = [
    "0790000000",
    "+962 79 000 0000",
    "962790000000",
    "00962790000000",
    "06 500 0000 ext. 12",
    "+49 7000 000000",
    "71 000 000",
    "0790000000 / 0780000000",
    "",
  ];
  for (const phone of typed) {
    const { row, problems, warnings } = checked({ phone });
    assert.deepEqual([row.phone, problems, warnings], [phone, {}, {}], phone);
  }
  assert.equal(checked({ phone: "'0790000000" }).row.phone, "0790000000");
  assert.equal(checked({ phone: '="0790000000"' }).row.phone, "0790000000");
});

test("a phone number whose digits a spreadsheet has lost is a problem", () => {
  for (const phone of ["7.9E+08", "7.90E+08", "9.6279E+11", "7,9e8"]) {
    assert.deepEqual(checked({ phone }).problems, { phone: "roster_phone_shortened" }, phone);
  }
  for (const phone of ["2024-01-05", "5/1/2024", "05.01.2024", "2024-01-05T00:00:00.000Z"]) {
    assert.deepEqual(checked({ phone }).problems, { phone: "roster_phone_is_date" }, phone);
  }
});

test("a formula in place of its result is a problem", () => {
  const code = "roster_cell_formula";
  const { problems } = checked({ firstName: "=1+1", position: '=HYPERLINK("x")' });
  assert.deepEqual(problems, { firstName: code, position: code });
  assert.deepEqual(checked({ phone: '="0790000000"' }).problems, {});
});

test("an error of the spreadsheet is a problem in every field", () => {
  const { problems } = checked({ firstName: "#REF!", email: "#N/A", office: "#name?" });
  const code = "roster_cell_error";
  assert.deepEqual(problems, { firstName: code, email: code, office: code });
  assert.deepEqual(checked({ position: "#1 in sales" }).problems, {});
});

test("letters of two alphabets in one word are said, two languages in one name are not", () => {
  assert.deepEqual(checked({ firstName: "\u0410nn" }).warnings, {
    firstName: "roster_alphabets_mixed \u0410nn",
  });
  assert.deepEqual(checked({ lastName: "مثالx" }).warnings, {
    lastName: "roster_alphabets_mixed مثالx",
  });
  assert.deepEqual(checked({ nameOnCard: "Ann مثال", lastName: "O'Example-Őz" }).warnings, {});
});

test("the same person or e-mail address twice is said with the number of the first row", () => {
  const people = [
    { ...ANN, email: "ann@example.com" },
    { firstName: "أحمد", lastName: "مثـال", position: "مدير", email: "Ann@EXAMPLE.com" },
    { firstName: "احمد", lastName: "مثال", position: "مدير" },
    { ...ANN, firstName: "ANN", email: "other@example.com" },
    { ...ANN, firstName: "Anne" },
  ];
  const { warnings, problems } = checkRoster(people, (index) => index + 2);
  assert.deepEqual(problems, {});
  const messages = Object.fromEntries(
    Object.entries(warnings).map(([index, fields]) => [
      index,
      Object.values(fields).flatMap((each) => each.map(({ message }) => message)),
    ]),
  );
  assert.deepEqual(messages, {
    1: ["Row 2 has the same email address"],
    2: ["Row 3 has the same name"],
    3: ["Row 2 has the same name"],
  });
});

test("a whole list is checked at once, and no larger one is taken", () => {
  const people = Array.from({ length: MOST_ROSTER_ROWS + 1 }, (_, index) => ({
    ...ANN,
    lastName: `Example ${index}`,
    phone: String(790_000_000 + index),
    email: `ann${index}@example.com`,
  }));
  const { rows, problems, warnings } = checkRoster(people);
  assert.deepEqual([problems, Object.keys(warnings).length], [{}, people.length]);
  assert.equal(rosterSchema.safeParse(rows.slice(1)).success, true);
  assert.equal(
    rosterSchema.safeParse(rows).error!.issues[0]!.message,
    "This list has 2,001 rows. At most 2,000 people can be taken at once, so please divide it.",
  );
  assert.equal(
    rosterSchema.safeParse([]).error!.issues[0]!.message,
    "There is nobody in this list",
  );
});

test("cells that are made to harm are problems, and nothing fails", () => {
  const cells = ["\u0000", "\ud800", "a".repeat(1_000_000), "7 ".repeat(500), "1e999", '="', "😀"];
  for (const cell of cells) {
    for (const field of ["firstName", "position", "phone", "email", "office"] as const) {
      const { rows } = checkRoster([{ ...ANN, [field]: cell }]);
      assert.ok(rows[0]![field].length <= 1020, `${field}: ${cell.slice(0, 20)}`);
    }
  }
  assert.deepEqual(Object.keys(checkRoster([{}]).problems[0]!), [
    "firstName",
    "lastName",
    "position",
  ]);
});
