import assert from "node:assert/strict";
import { test } from "node:test";

import { splitName } from "./full-name.ts";
import { recogniseColumns } from "./roster-columns.ts";
import { ROSTER_HEADINGS } from "./roster-headings.ts";
import { peopleOf } from "./roster-people.ts";

const mappingOf = (...headings: string[]) => recogniseColumns([headings]).mapping;

test("columns are recognised by their headings in both languages", () => {
  assert.deepEqual(
    mappingOf("First Name", "Last Name", "Title", "Dept.", "Mobile", "Email", "Branch"),
    {
      0: "firstName",
      1: "lastName",
      2: "position",
      3: "department",
      4: "phone",
      5: "email",
      6: "office",
    },
  );
  assert.deepEqual(
    mappingOf("الاسم", "المسمى الوظيفي", "القسم", "رقم الهاتف", "البريد الإلكتروني", "الفرع"),
    { 0: "fullName", 1: "position", 2: "department", 3: "phone", 4: "email", 5: "office" },
  );
});

test("how a heading is spelled makes no difference", () => {
  const same = [
    ["FIRST NAME", "first_name", "First-Name *", "  first   name ", "FirstName:"],
    ["الاسم الأول", "الاسم الاول", "اسم أول", "الإسم الأوّل", "الاســم الأول *"],
    ["الجوال", "جوال", "رقم الجوّال", "Mobile (07x)", "Mobile / الجوال", "الجوال - Mobile"],
    ["البريد الإلكتروني", "البريد الالكترونى", "بريد إلكتروني", "E-Mail", "e.mail", "EMAIL ADDRESS"],
    ["الدائرة", "الدائره", "دائرة"],
    ["Name on card", "الاسم على البطاقة", "الاسم علي البطاقه"],
  ];
  const columns = ["firstName", "firstName", "phone", "email", "department", "nameOnCard"];
  for (const [index, spellings] of same.entries()) {
    for (const heading of spellings) {
      assert.deepEqual(mappingOf(heading), { 0: columns[index] }, heading);
    }
  }
});

test("no heading stands for two columns", () => {
  for (const [column, { en, ar }] of Object.entries(ROSTER_HEADINGS)) {
    for (const heading of [...en, ...ar])
      assert.deepEqual(mappingOf(heading), { 0: column }, heading);
  }
});

test("of two columns for one field the more certain is taken, and the other is named", () => {
  const rows = [
    ["Phone", "Name", "Mobile", "Full name", "Job title", "Salary", "Empty"],
    ["06 500 0000", "Ann", "079 000 0000", "Ann Example", "Manager", "1", ""],
  ];
  const { mapping, unrecognised, missing } = recogniseColumns(rows);
  assert.deepEqual(mapping, { 2: "phone", 3: "fullName", 4: "position" });
  assert.deepEqual([unrecognised, missing], [[0, 1, 5], []]);
});

test("headings may be below a title, and people are what is below them", () => {
  const rows = [
    ["Example Company"],
    [],
    ["No", "Name", "Position", "Email"],
    ["1", "Ann Example", "Manager", "ann@example.com"],
    ["", " ", ""],
    ["2", "Dr. Sami Example", "Physician", ""],
  ];
  const columns = recogniseColumns(rows);
  assert.equal(columns.headingRow, 2);
  assert.deepEqual(peopleOf(rows, columns), {
    people: [
      {
        firstName: "Ann",
        lastName: "Example",
        nameOnCard: "",
        position: "Manager",
        email: "ann@example.com",
      },
      {
        firstName: "Sami",
        lastName: "Example",
        nameOnCard: "Dr. Sami Example",
        position: "Physician",
        email: "",
      },
    ],
    at: [3, 5],
  });
});

test("without headings e-mails and phones are recognised, and the rest is asked", () => {
  const rows = [
    ["Ann Example", "Manager", "790000000", "ann@example.com", "100"],
    ["Sami Example", "Engineer", "+962 78 000 0000", "", "200"],
  ];
  const { headingRow, mapping, unrecognised, missing } = recogniseColumns(rows);
  assert.deepEqual([headingRow, mapping], [-1, { 2: "phone", 3: "email" }]);
  assert.deepEqual(unrecognised, [0, 1, 4]);
  assert.deepEqual(
    missing.map(({ message }) => message),
    ["First name", "Last name", "Position"].map((name) => `Please choose the column for: ${name}`),
  );
  assert.equal(peopleOf(rows, { headingRow, mapping }).people.length, 2);
});

test("a column that isn't there can't be chosen", () => {
  const { mapping, missing } = recogniseColumns([["Ann Example", "Clerk"]], {
    7: "firstName",
    8: "lastName",
    1: "position",
  });
  assert.deepEqual(mapping, { 1: "position" });
  assert.equal(missing.length, 2);
});

test("what is chosen by hand comes first", () => {
  const rows = [
    ["Name", "Alias", "Title", "Mobile"],
    ["Ann Example", "Annie", "Manager", "0790000000"],
  ];
  const columns = recogniseColumns(rows, { 1: "fullName", 3: "none" });
  assert.deepEqual(columns.mapping, { 1: "fullName", 2: "position" });
  assert.deepEqual(columns.unrecognised, [0]);
  assert.equal(peopleOf(rows, columns).people[0]!.firstName, "Annie");
});

test("a large list of digits that are no numbers is looked through all the same", () => {
  const row = Array.from({ length: 50 }, () => "7 ".repeat(120));
  const { mapping, unrecognised } = recogniseColumns(Array.from({ length: 2000 }, () => row));
  assert.deepEqual([mapping, unrecognised.length], [{}, 50]);
});

test("an empty list has neither columns nor people", () => {
  const columns = recogniseColumns([]);
  assert.deepEqual([columns.headingRow, columns.mapping, columns.unrecognised], [-1, {}, []]);
  assert.deepEqual(peopleOf([], columns), { people: [], at: [] });
});

test("a whole name is divided after its first name", () => {
  const names: [whole: string, first: string, last: string, onCard?: string][] = [
    ["Ann Example", "Ann", "Example"],
    ["Ann Mary  Example", "Ann", "Mary Example"],
    ["Ann", "Ann", ""],
    ["", "", ""],
    ["Example, Ann", "Ann", "Example"],
    ["مثال، أحمد", "أحمد", "مثال"],
    ["عبد الله مثال", "عبد الله", "مثال"],
    ["عبدالله مثال", "عبدالله", "مثال"],
    ["عبد الرحمن محمد المثال", "عبد الرحمن", "محمد المثال"],
    ["أبو بكر مثال", "أبو بكر", "مثال"],
    ["صلاح الدين مثال", "صلاح الدين", "مثال"],
    ["نصر الله مثال", "نصر الله", "مثال"],
    ["عبد الله", "عبد الله", ""],
    ["Abdul Rahman Example", "Abdul Rahman", "Example"],
    ["Abd Al Rahman Example", "Abd Al Rahman", "Example"],
    ["Nour El-Din Example", "Nour El-Din", "Example"],
    ["Salah al Din Example", "Salah al Din", "Example"],
    ["Al Example", "Al", "Example"],
    ["Dr. Ann Example", "Ann", "Example", "Dr. Ann Example"],
    ["Eng Ann Example", "Ann", "Example", "Eng Ann Example"],
    ["م. أحمد مثال", "أحمد", "مثال", "م. أحمد مثال"],
    ["د/أحمد مثال", "أحمد", "مثال", "د/أحمد مثال"],
    ["المهندسة سلمى مثال", "سلمى", "مثال", "المهندسة سلمى مثال"],
    ["Drew Example", "Drew", "Example"],
    ["مثنى مثال", "مثنى", "مثال"],
  ];
  for (const [whole, firstName, lastName, nameOnCard = ""] of names) {
    assert.deepEqual(splitName(whole), { firstName, lastName, nameOnCard }, whole);
  }
});
