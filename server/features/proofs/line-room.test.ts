import assert from "node:assert/strict";
import { test } from "node:test";

import { outlined, type SetText } from "#server/platform/pictures/print/outlined-drawing.ts";
import { printersFromSources } from "#server/testing/from-sources.ts";
import type { CardPrintFacts } from "#shared/proofs/card-print.ts";

/** Common names and positions, which are combined to what may be on a card. */
const ARABIC = {
  given:
    "محمد أحمد علي عمر خالد يوسف إبراهيم عبدالله عبدالرحمن حسن حسين محمود مصطفى سامي رامي فادي هاني وائل زيد طارق ليث قيس أيمن إياد بشار جميل غازي مؤيد لؤي يحيى عيسى موسى هيثم ياسر رائد فاطمة مريم نور سارة ليلى رنا هبة آية إسراء رؤى ميسون شيماء ضحى ظافر ثائر",
  family:
    "الزعبي العبادي الخطيب الحموري النجار الحداد القاضي الشريف المصري الكردي الطراونة المجالي العدوان الفايز الروسان عبيدات بني هاني الخصاونة النسور الرفاعي التل حجازي",
  position:
    "مدير التسويق|طبيب أسنان|أخصائي أول|محامٍ|مهندسة معمارية|آنسة|إدارة|أُستاذ مساعد|شيف|مصوّر|رئيس مجلس الإدارة|صيدلي",
};
const LATIN = {
  given:
    "Mohammad Ahmad Ali Omar Khaled Yousef Layla Sara Jörg Çağrı Łukasz Jiří Gyöngyi Ángela Søren Óscar Đặng Phượng Nguyễn Ñuño Žaklina Åsa François Zoë Ğani Șerban Ķārlis Þór Gregory Jacqueline",
  family:
    "Haddad Al-Zoubi Qasem Jaber Nguyễn Gygax Yıldız Dvořák Ågren Şimşek Núñez Đỗ Größe Çelik Łoś Ştefan Ģirts Pyjyq",
  position:
    "Marketing Manager|Founder|Élève|Ärztin|Ön Büro Şefi|Ấp trưởng|Ǻrsredovisning|QA Engineer|Ĺ|Director",
};

/** A hundred and more cards: every given name with another family name and position. */
function cards({ given, family, position }: typeof ARABIC): Partial<CardPrintFacts>[] {
  const [names, families, positions] = [given.split(" "), family.split(" "), position.split("|")];
  return [0, 7, 11].flatMap((shift) =>
    names.map((name, index) => ({
      name: `${name} ${families[(index + shift) % families.length]!}`,
      position: positions[(index * 5 + shift) % positions.length]!,
    })),
  );
}

async function linesOf(facts: Partial<CardPrintFacts>): Promise<Record<string, SetText[]>> {
  const { drawCard } = await printersFromSources("ar");
  const { sides } = drawCard({
    color: "black",
    name: "علي المثالي",
    position: "مدير",
    organization: "شركة المثال",
    address: "card.example/c/7k2m9qxabc",
    logo: null,
    addons: [],
    pictures: {},
    ...facts,
  });
  const [face, back] = await Promise.all([outlined(sides.face), outlined(sides.back)]);
  return { face: face.texts, back: back.texts };
}

/** The least room between lines that are one below the other, in tenths of a millimetre. */
function leastRoom(lines: readonly SetText[]): number {
  const boxes = lines.flatMap(({ box }) => box ?? []).toSorted((a, b) => a.y - b.y);
  return Math.min(...boxes.slice(1).map((box, at) => box.y - boxes[at]!.y - boxes[at]!.height));
}

for (const [script, names] of [
  ["Arabic", ARABIC],
  ["Latin", LATIN],
] as const) {
  test(`the dots and accents of ${script} names leave room to the line beneath`, async () => {
    const all = cards(names);
    for (const facts of all) {
      const { face } = await linesOf(facts);
      assert.ok(leastRoom(face!) >= 7.9, `${facts.name}, ${facts.position}: ${leastRoom(face!)}`);
    }
  });
}

test("lines stay apart with vowels, in long names, and in two scripts", async () => {
  for (const [name, position] of [
    ["مُحَمَّدٌ عَلِيٍّ", "مُدِيرٌ"],
    ["عبدالرحمن عبدالعزيز الخصاونة العبادي إبراهيم", "أستاذ مشارك في الهندسة الكهربائية"],
    ["Jörg يحيى", "أخصائي Ấp"],
    ["Gyq ".repeat(15), "Ǻ ".repeat(20)],
  ] as const) {
    const { face } = await linesOf({ name, position });
    assert.ok(leastRoom(face!) >= 7.9, `${name}: ${leastRoom(face!)}`);
  }
});

test("a name that needs no more room stands where all do", async () => {
  const { face } = await linesOf({ name: "Sara Haddad", position: "Founder" });
  const line = face!.find(({ text }) => text === "Sara Haddad")!;
  assert.ok(Math.abs(line.box!.y + line.box!.height - (539.8 - 104)) < 1);
});

test("on the back no line touches another, with and without vowels", async () => {
  const addon = (addonId: string, title: string, value: string) =>
    ({ addonId, title, inputType: "text", value }) as const;
  const texts = [
    "يحيى الزعبي أخصائي أول يي أأ إبراهيم علي الرفاعي آية",
    "عَلِيٍّ مُحَمَّدٌ إٍ أٌ عَلِيٍّ",
    "Ấp Gyq Ǻ Şç Ấp Gyq Ǻ Şç Ấp Gyq Ǻ Şç",
    "فتح",
  ];
  for (const text of texts) {
    for (const number of ["", "٤٢ أي", "42"]) {
      const addons = [
        addon("000000000000000000000001", "Text on the back", text),
        ...(number ? [addon("000000000000000000000002", "Employee number", number)] : []),
      ];
      const { back } = await linesOf({ addons });
      assert.ok(leastRoom(back!) > 1, `${text}, ${number}: ${leastRoom(back!)}`);
    }
  }
});
