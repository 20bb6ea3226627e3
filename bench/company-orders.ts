import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import type { MailServer } from "#server/testing/mail-server.ts";

import type { RunningShop } from "../e2e/running-shop.ts";

type Made = { data: { data: { _id: string; company: string } } };

/**
 * Calls of a running shop's owner, and a company's way to its order.
 *
 * @param mail where the shop's e-mails arrive
 */
export async function companyOrders(shop: RunningShop, mail: MailServer) {
  const api = `${shop.url}/api/v1`;
  let token = "";

  /** Sends a form or, as JSON, anything else; throws for every status but a success. */
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    if (body && !(body instanceof FormData)) headers["Content-Type"] = "application/json";
    const sent = body instanceof FormData ? body : JSON.stringify(body);
    const answer = await fetch(api + path, {
      headers,
      ...(body && { method: "POST", body: sent }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  token = (await ask<{ token: string }>("/users/login", shop.owner)).token;

  /** A quote for so many cards. @returns the token of its link, as it came by mail */
  async function quoteFor(cards: number, email: string): Promise<string> {
    const companyInfo = {
      companyName: "Example Works",
      contactPerson: "Example Buyer",
      email,
      phone: "0790000000",
    };
    const orderDetails = { employeeCount: cards };
    const request = await ask<Made>("/custom-orders", { companyInfo, orderDetails });
    await ask(`/custom-orders/${request.data.data._id}/quotes`, { price: 15 });
    const link = /\/quotes\/([0-9a-f]{32})/;
    for (;;) {
      const text = mail.mails.findLast(({ recipients: [to] }) => to === email)?.text ?? "";
      const found = link.exec(text);
      if (found) return found[1]!;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const accept = (quote: string): Promise<unknown> =>
    ask(`/quotes/by-token/${quote}/answer`, ACCEPTANCE);

  /** The order that an accepted quote became. */
  async function orderOf(email: string): Promise<{ order: string; company: string }> {
    type List = { data: { data: { _id: string; company: string }[] } };
    const { data } = await ask<List>(`/orders?search=${email}&page=1&limit=1`);
    const [placed] = data.data;
    return { order: placed!._id, company: placed!.company };
  }

  /** Puts people on a company's cards, every second of them with an Arabic name. */
  async function namePeople(company: string, count: number): Promise<void> {
    const people = Array.from({ length: count }, (_, index) => ({
      firstName: index % 2 ? "مثال" : "Example",
      lastName: `${index % 2 ? "رقم" : "Person"} ${index + 1}`,
      position: "Clerk",
    }));
    const roster = await ask<Made>("/rosters", { company, people });
    await ask(`/rosters/${roster.data.data._id}/order`, {});
  }

  return { ask, token, quoteFor, accept, orderOf, namePeople };
}
