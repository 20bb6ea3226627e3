import { createRoster, rosterAnswerSchema } from "#shared/rosters/roster-calls.ts";

import { acceptQuote } from "./accepted-quotes.ts";
import { answered } from "./answers.ts";
import { asJson, type TestShop } from "./start-test-shop.ts";
import { until } from "./until.ts";

interface Filling {
  /** How many cards the order has. */
  count: number;
  /** How many of them somebody is named for; by default as many as `people`. */
  named?: number;
  /** What else the company's list says of each of them. */
  people?: readonly object[];
  /** Whose title, among them, the typeface has no letters for: 1 the third person, and so on. */
  unprintable?: number;
}

/** A company's order with people on its cards: Example Person 1 and so on. */
export async function fillOrder(
  shop: TestShop,
  { count, people: known = [], named = known.length, unprintable = 0 }: Filling,
): Promise<{ order: string; company: string }> {
  const { order } = await acceptQuote(shop, { count });
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select company_id as id from orders where id = $1",
    [order],
  );
  const company = rows[0]!.id;
  const people = Array.from({ length: named }, (_, index) => ({
    firstName: "Example",
    lastName: `Person ${index + 1}`,
    position: index >= 2 && index < 2 + unprintable ? "Clerk 名" : "Clerk",
    email: "",
    phone: "",
    ...known[index],
  }));
  const body = asJson("POST", { company, people });
  const made = await shop.askAsOwner("/api/v1/rosters", body);
  const { data } = createRoster.answers[201].schema.parse(await made.json());
  const path = `/api/v1/rosters/${data.data!._id}/order`;
  await answered(shop.askAsOwner(path, asJson("POST", {})), rosterAnswerSchema);
  return { order, company };
}

/** Waits until all proofs of an order are made. */
export const madeProofs = (shop: TestShop, order: string) =>
  until(async () => {
    const { rows } = await shop.database.pool.query<{ left: number }>(
      `select count(*)::int as left from proofs join cards on cards.id = proofs.card_id
        where cards.order_id = $1 and made_at is null`,
      [order],
    );
    return rows[0]!.left === 0;
  });
