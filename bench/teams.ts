// `npm run bench teams`: what a company with many people waits for. A quote of two hundred cards is accepted,
// which makes the order and its cards (limit: 1,000 ms); a list of 2,000 people is read from a file and
// checked (limit: 1,000 ms), as CSV and as XLSX; the names are put on the two hundred cards.
import { writeXlsx } from "hucre/xlsx";

import { startMailServer } from "#server/testing/mail-server.ts";

import { startShop } from "../e2e/running-shop.ts";
import { companyOrders } from "./company-orders.ts";
import { median } from "./measure.ts";

const CARDS = 200;
const PEOPLE = 2000;
const LIMIT_MS = 1000;
const ROUNDS = 9;

await using mail = await startMailServer();
await using shop = await startShop({ RATE_LIMITS: "off", SMTP_URL: mail.url });
const { ask, quoteFor, accept, orderOf, namePeople } = await companyOrders(shop, mail);

const rows = [
  ["First name", "Last name", "المسمى الوظيفي", "Phone", "Email", "Department"],
  ...Array.from({ length: PEOPLE }, (_, index) => [
    index % 2 ? "مثال" : "Example",
    `${index % 2 ? "رقم" : "Person"} ${index + 1}`,
    index % 2 ? "محاسب" : "Clerk",
    `079${String(index).padStart(7, "0")}`,
    `person${index + 1}@example.com`,
    `Department ${index % 12}`,
  ]),
];
const csv = new File([rows.map((row) => row.join(";")).join("\r\n")], "people.csv");
const workbook = await writeXlsx({ sheets: [{ name: "People", rows }] });
const xlsx = new File([Uint8Array.from(workbook)], "people.xlsx");

const accepting: number[] = [];
const naming: number[] = [];
const reading = { csv: [] as number[], xlsx: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  const email = `works${round}@example.com`;
  const quote = await quoteFor(CARDS, email);
  accepting.push(await timed(() => accept(quote)));
  const { company } = await orderOf(email);
  naming.push(await timed(() => namePeople(company, CARDS)));
  reading.csv.push(await timed(() => read(csv, company)));
  reading.xlsx.push(await timed(() => read(xlsx, company)));
}

const figures = [
  [`a quote of ${CARDS} cards is accepted`, accepting, LIMIT_MS],
  [`a list of ${PEOPLE} people is read and checked, CSV`, reading.csv, LIMIT_MS],
  ["the same as XLSX", reading.xlsx, LIMIT_MS],
  [`${CARDS} names are put on cards`, naming, "–"],
] as const;
console.log("\n|  | median, ms | slowest | limit of the median |\n| :-- | --: | --: | --: |");
for (const [what, times, limit] of figures) {
  const slowest = Math.round(Math.max(...times));
  console.log(`| ${what} | ${Math.round(median(times))} | ${slowest} | ${limit} |`);
}
const limited = [accepting, reading.csv, reading.xlsx];
process.exitCode = limited.some((times) => median(times) > LIMIT_MS) ? 1 : 0;

async function read(file: File, company: string): Promise<void> {
  const form = new FormData();
  form.append("company", company);
  form.append("file", file);
  const { data } = await ask<{ data: { data: { rows: unknown[] } } }>("/rosters", form);
  if (data.data.rows.length !== PEOPLE) throw new Error("Not all people were read");
}

/** In milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
