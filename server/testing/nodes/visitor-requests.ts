import { randomUUID } from "node:crypto";

import { multipart, ORDER_ABROAD } from "../order-form.ts";
import { asJson } from "../start-test-shop.ts";
import { MESSAGE } from "../visitor-forms.ts";

/** How long a client waits for an answer, in milliseconds: longer than the shop for its database. */
export const PATIENCE = 30_000;

let addresses = 0;
/** The address of another visitor each time: rate limits are on. */
export const anotherVisitor = () => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Sends an order of this name, again with the same key when it is sent again. */
export function sendOrder(
  url: string,
  name: string,
  { key = randomUUID(), visitor = anotherVisitor() } = {},
): Promise<Response> {
  return fetch(`${url}/api/v1/orders`, {
    method: "POST",
    headers: { "Idempotency-Key": key, "X-Forwarded-For": visitor },
    body: multipart({ ...ORDER_ABROAD, "personalInfo[lastName]": name }),
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** nginx asks no other node when it fails, and it is not sent again. */
export function sendMessage(url: string, subject: string): Promise<Response> {
  const message = asJson("POST", { ...MESSAGE, subject });
  return fetch(`${url}/api/v1/contact`, {
    ...message,
    headers: { ...message.headers, "X-Forwarded-For": anotherVisitor() },
    signal: AbortSignal.timeout(PATIENCE),
  });
}
