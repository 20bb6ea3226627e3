import { answered } from "#server/testing/answers.ts";
import { asJson, type TestShop } from "#server/testing/start-test-shop.ts";
import { bulkOrderAnswerSchema } from "#shared/bulk-orders/bulk-order.ts";
import { quoteAnswerEnvelope, type Quote } from "#shared/quotes/quote.ts";

import { quoteStore } from "../features/quotes/quote.store.ts";
import { ACCEPTANCE } from "./acceptance.ts";

export const answerQuote = (shop: TestShop, token: string, body: object) =>
  shop.ask(`/api/v1/quotes/by-token/${token}/answer`, asJson("POST", body));

let companies = 0;

/** A quote of staff for a company's request, with the token of a link to it. */
export async function sendQuote(
  shop: TestShop,
  {
    count = 12,
    name = `Example Works ${++companies}`,
    email = "works@example.com",
    phone = "0790000000",
    ...terms
  }: Record<string, unknown> = {},
): Promise<{ quote: Quote; token: string }> {
  const companyInfo = {
    companyName: name,
    contactPerson: "Example Buyer",
    email,
    phone,
  };
  const request = await answered(
    shop.ask(
      "/api/v1/custom-orders",
      asJson("POST", { companyInfo, orderDetails: { employeeCount: count } }),
    ),
    bulkOrderAnswerSchema,
    201,
  );
  const quote = await answered(
    shop.askAsOwner(
      `/api/v1/custom-orders/${request._id}/quotes`,
      asJson("POST", { price: 15, ...terms }),
    ),
    quoteAnswerEnvelope,
    201,
  );
  return { quote, token: await quoteStore(shop.database.db).newToken(quote._id) };
}

/** The same, and accepted; with the id of its order. */
export async function acceptQuote(
  shop: TestShop,
  { acceptance = {}, ...terms }: Record<string, unknown> = {},
): Promise<{ quote: Quote; order: string }> {
  const { quote, token } = await sendQuote(shop, terms);
  const body = { ...ACCEPTANCE, ...(acceptance as object) };
  await answered(answerQuote(shop, token, body), quoteAnswerEnvelope);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select id from orders where quote_id = $1",
    [quote._id],
  );
  return { quote, order: rows[0]!.id };
}
