import type { Pool } from "pg";

import { ORDER_SORTS } from "#shared/orders/order-query.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";

import { anyPage, bothWays, casesOf, FIRST_PAGE_MS, SIZE, turn, type Case } from "./list-cases.ts";

const { first, other, search, withoutLimit } = casesOf("/orders");
const sort = (round: number) => turn(bothWays(ORDER_SORTS), round);

interface Sample {
  number: string;
  name: string;
  email: string;
  phone: string;
  organization: string;
  city: string;
}

/** A range of `days` days, ending at a varying day of the last three years. */
function range(days: number, round: number) {
  const day = 86_400_000;
  const last = Date.now() - ((round * 37) % 1000) * day;
  const text = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: text(last - (days - 1) * day), to: text(last) };
}

/** Requests by staff to a list of `count` orders. */
export async function orderCases(pool: Pool, count: number): Promise<Case[]> {
  const pages = Math.ceil(count / SIZE);
  const { rows: some } = await pool.query<Sample>(
    `select right(id, 8) as number, first_name || ' ' || last_name as name, email, organization,
       city_name as city, phone_numbers[1] as phone
     from orders tablesample bernoulli ($1) limit 60`,
    [Math.min(100, 20_000 / (count / 1000))],
  );
  const order = (round: number) => turn(some, round);
  return [
    first("the newest first", () => ({})),
    first("sorted by any column", (round) => ({ sort: sort(round) })),
    first("of a status, sorted by any column", (round) => ({
      status: turn(KNOWN_ORDER_STATUSES, round),
      sort: sort(round >> 1),
    })),
    first("of a day, sorted by any column", (round) => ({
      ...range(1, round),
      sort: sort(round),
    })),
    first("of a month, sorted by any column", (round) => ({
      ...range(30, round),
      sort: sort(round),
    })),
    first("of a year and a status", (round) => ({
      ...range(365, round),
      status: turn(KNOWN_ORDER_STATUSES, round),
    })),
    other("Last page, sorted by any column", (round) => ({ page: pages, sort: sort(round) })),
    other("Any page, sorted by any column", (round) => ({
      page: anyPage(pages, round),
      sort: sort(round),
    })),
    other("The page in the middle, sorted by any column", (round) => ({
      page: pages >> 1,
      sort: sort(round),
    })),
    other("Delivered, the page in the middle of all", (round) => ({
      status: "delivered",
      page: Math.floor(pages * 0.45),
      sort: sort(round),
    })),
    other("Delivered in a year, paid in cash, page 500", (round) => ({
      ...range(365, round),
      status: "delivered",
      paymentMethod: "cash",
      page: Math.min(500, pages >> 2),
      sort: sort(round),
    })),
    search("number", (round) => order(round).number),
    search("name", (round) => order(round).name),
    search("e-mail", (round) => order(round).email),
    search("phone, as people write it", (round) => {
      const { phone } = order(round);
      const written = [phone, phone.replace(/^0/, "+962"), phone.slice(-7)];
      return turn([...written, phone.replace(/^0/, "00962 ")], round);
    }),
    search("company", (round) => order(round).organization),
    search("city", (round) => order(round).city),
    search("city or country, in Arabic", (round) => turn(["الزرقاء", "إربد", "الأردن"], round)),
    search("colour, in either language", (round) => turn(["black", "أبيض", "copper"], round)),
    search("what nobody has", (round) => `nobody ${round}`),
    other("Search by company, of a status, sorted by any column", (round) => ({
      search: order(round).organization,
      status: "delivered",
      sort: sort(round),
    })),
    other("Search by city, of a status, page 500", (round) => ({
      search: order(round).city,
      status: "delivered",
      sort: sort(round),
      page: Math.min(500, pages >> 6),
    })),
    withoutLimit("A word that one order in 24 has, any page", (round) => ({
      search: turn(["bakery", "clinic", "مشغل"], round),
      sort: sort(round),
      page: anyPage(pages / 24, round),
    })),
    withoutLimit("A word that one order in 12 has, any page", (round) => ({
      search: turn(["cedar", "walnut", "thyme"], round),
      sort: sort(round),
      page: anyPage(pages / 12, round),
    })),
    withoutLimit("A word that every order has, any page", (round) => ({
      search: turn(["example", "07"], round),
      sort: sort(round),
      page: anyPage(pages, round),
    })),
    { name: "Statistics", limit: FIRST_PAGE_MS, path: () => "/home/statistics" },
  ];
}
