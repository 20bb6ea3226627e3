import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { companies } from "#server/features/companies/company.table.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { orderNumbers } from "#server/features/orders/order.table.ts";
import { makeCompanyOrder } from "#server/features/quotes/company-order.ts";
import { dayIn } from "#server/features/quotes/present-quote.ts";
import { quoteStore } from "#server/features/quotes/quote.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { orderNumber } from "#shared/ids.ts";
import { quoteAcceptanceSchema } from "#shared/quotes/quote.ts";

import { chooseDesign, deliver, namePeople, type Logo } from "./company-cards.ts";
import { DEMO_COMPANIES } from "./demo-companies.ts";
import { demoId } from "./demo-id.ts";
import type { Offer } from "./demo-orders.ts";
import { DEMO_TEXTS, demoEmail, demoLastName, demoPhone, hoursAgo } from "./demo-texts.ts";

interface Parts {
  offer: Offer;
  logo: Logo;
  /** The origin of the addresses on cards. */
  cardUrl: string;
  now: Date;
}

/** Each with the id of its company, its request, its quote and its order, whose number is reserved. */
const placed = DEMO_COMPANIES.map((company, index) => ({
  ...company,
  number: index + 1,
  id: demoId("company", index + 1),
  request: demoId("request of company", index + 1),
  quote: demoId("quote", index + 1),
  order: demoId("order of company", index + 1),
}));
type Placed = (typeof placed)[number];

/** Adds the companies, with what became of their quotes. */
export async function addCompanies(trx: Db, parts: Parts): Promise<void> {
  const answers = placed.filter(({ acceptedDaysAgo }) => acceptedDaysAgo !== undefined);
  await trx
    .insert(orderNumbers)
    .values(answers.map(({ order: id }) => ({ orderId: id, number: orderNumber(id) })));
  await trx.insert(companies).values(placed.map((company) => rowOf(company, parts.now)));
  await trx.insert(bulkOrders).values(placed.map((company) => requestOf(company, parts.now)));
  for (const company of placed) {
    await quoteStore(trx).add(quoteOf(company, parts.now));
    if (company.acceptedDaysAgo !== undefined) await accept(trx, company, parts);
  }
}

const at = (days: number, now: Date) => hoursAgo(days * 24, now);

function contactOf({ number, language }: Placed) {
  return {
    contactPerson: `${DEMO_TEXTS[language].first} ${demoLastName[language](number)}`,
    email: demoEmail(number),
    phone: demoPhone(number),
  };
}

function rowOf(company: Placed, now: Date): typeof companies.$inferInsert {
  const { id, name, language, number, sentDaysAgo } = company;
  const createdAt = at(sentDaysAgo + 1, now);
  const address = `${DEMO_TEXTS[language].street} ${number}`;
  return { id, name, ...contactOf(company), address, createdAt, updatedAt: createdAt };
}

function requestOf(company: Placed, now: Date): typeof bulkOrders.$inferInsert {
  const { id: companyId, request: id, name: companyName, language } = company;
  const createdAt = at(company.sentDaysAgo + 1, now);
  const isAccepted = company.acceptedDaysAgo !== undefined;
  return {
    id,
    companyId,
    companyName,
    ...contactOf(company),
    status: isAccepted ? "approved" : "quoted",
    isApprovedByCustomer: isAccepted,
    employeeCount: company.count,
    message: DEMO_TEXTS[language].request,
    language,
    repliedAt: at(company.sentDaysAgo, now),
    createdAt,
    updatedAt: createdAt,
  };
}

function quoteOf(company: Placed, now: Date) {
  const { name: companyName, count, priceFils, setupFils, depositPercent, language } = company;
  const { sentDaysAgo, remindedDaysAgo, acceptedDaysAgo } = company;
  const { contactPerson } = contactOf(company);
  return {
    id: company.quote,
    bulkOrderId: company.request,
    companyName,
    contactPerson,
    language,
    count,
    priceFils,
    setupFils,
    depositPercent,
    validUntil: dayIn(company.endsInDays, now),
    createdAt: at(sentDaysAgo, now),
    remindedAt: remindedDaysAgo === undefined ? null : at(remindedDaysAgo, now),
    ...(acceptedDaysAgo !== undefined && {
      answer: "accepted" as const,
      answeredAt: at(acceptedDaysAgo, now),
      acceptedBy: contactPerson,
    }),
  };
}

/** Makes its order with its cards, as an answer does, and names the people. */
async function accept(trx: Db, company: Placed, { offer, logo, cardUrl, now }: Parts) {
  const { language, number, order: id, design, people } = company;
  const texts = DEMO_TEXTS[language];
  const card = offer.designs.at(-1)!;
  if (design) await chooseDesign(trx, company, design, { logo, card });
  await makeCompanyOrder(trx, {
    id,
    quote: (await quoteStore(trx).find(company.quote))!,
    request: contactOf(company),
    companyId: company.id,
    acceptance: quoteAcceptanceSchema.parse({
      answer: "accepted",
      firstName: texts.first,
      lastName: demoLastName[language](number),
      position: texts.position[0],
      color: design && card.color,
      country: offer.country.id,
      city: offer.cities[0]!.id,
      addressLine1: `${texts.street} ${number}`,
    }),
  });
  await orderStore(trx).change(id, { createdAt: at(company.acceptedDaysAgo!, now) });
  if (people) await namePeople(trx, company, people, cardUrl);
  const { deliveredDaysAgo: daysAgo } = company;
  if (daysAgo !== undefined) await deliver(trx, company, { daysAgo, cardUrl, now });
}
