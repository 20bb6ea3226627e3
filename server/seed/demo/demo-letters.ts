import type { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import type { messages } from "#server/features/messages/message.table.ts";
import type { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import { BULK_ORDER_STATUSES } from "#shared/bulk-orders/bulk-order.ts";
import { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";

import { demoId } from "./demo-id.ts";
import {
  DEMO_TEXTS,
  demoEmail,
  demoLastName,
  demoPhone,
  hoursAgo,
  languageOf,
  turn,
} from "./demo-texts.ts";

/** What else visitors send: of each some that are new, and some that wait for longer than a day. */

const MESSAGES = 12;
const BULK_ORDERS = 8;
const SUBSCRIBERS = 30;
/** So many of the newest are as they came. */
const NEW = 3;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function demoMessages(now: Date): (typeof messages.$inferInsert)[] {
  return numbers(MESSAGES).map((number) => {
    const language = languageOf(number);
    const texts = DEMO_TEXTS[language];
    const createdAt = hoursAgo(number * number * 4, now);
    return {
      id: demoId("message", number),
      fullName: `${texts.first} ${demoLastName[language](number)}`,
      email: demoEmail(number),
      phone: number % 2 === 0 ? demoPhone(number) : "",
      subject: turn(texts.subjects, number),
      body: turn(texts.questions, number),
      status: number <= NEW ? "New" : turn(MESSAGE_STATUSES, number),
      language,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

export function demoBulkOrders(now: Date): (typeof bulkOrders.$inferInsert)[] {
  return numbers(BULK_ORDERS).map((number) => {
    const language = languageOf(number);
    const texts = DEMO_TEXTS[language];
    const createdAt = hoursAgo(number * number * 9, now);
    const status = number <= NEW ? "pending" : turn(BULK_ORDER_STATUSES, number);
    return {
      id: demoId("bulk order", number),
      status,
      companyName: `${turn(texts.companies, number)} ${number}`,
      contactPerson: `${texts.first} ${demoLastName[language](number)}`,
      email: demoEmail(number),
      phone: demoPhone(number),
      employeeCount: 10 + number * 15,
      message: texts.request,
      hasCustomPrice: status === "approved",
      customPriceFils: status === "approved" ? 29_500 : null,
      isApprovedByCustomer: status === "approved",
      language,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

export function demoSubscribers(now: Date): (typeof subscribers.$inferInsert)[] {
  return numbers(SUBSCRIBERS).map((number) => {
    const createdAt = hoursAgo(number * number * 2, now);
    return {
      id: demoId("subscriber", number),
      email: `reader${number}@example.com`,
      language: languageOf(number),
      confirmedAt: number % 4 === 0 ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
