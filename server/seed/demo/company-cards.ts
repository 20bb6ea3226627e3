import type { cardDesigns } from "#server/features/catalog/product.table.ts";
import { companyCardService } from "#server/features/companies/company-card.service.ts";
import { companyDesignStore } from "#server/features/companies/company-design.store.ts";
import { createNotifications } from "#server/features/notifications/notifications.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { tapStore, type CountedTaps } from "#server/features/profiles/tap.store.ts";
import { dayIn } from "#server/features/quotes/present-quote.ts";
import { rosterService } from "#server/features/rosters/roster.service.ts";
import { within, type Db } from "#server/platform/database/connect.ts";
import { FIRST_SCHEME } from "#shared/profiles/profile-parts.ts";

import { demoPerson, type DemoCompany, type DemoPeople } from "./demo-companies.ts";
import { demoEmail, demoPhone, hoursAgo } from "./demo-texts.ts";

/** What a company of the demo does with its cards. */

/** The stored pictures of one logo: for print, and for pages. */
export interface Logo {
  print: string;
  page: string;
}

type Company = Pick<DemoCompany, "name"> & { id: string };

/** The company itself does it, and nobody is written to. */
const BY = null;
const SILENT = {
  ...createNotifications({ sms: undefined }),
  async send() {},
  async sendToStaff() {},
};
/** Nobody has a photo that could be deleted. */
const NO_FILES = { async unregister() {}, async forget() {}, async withdraw() {} };

/** Its logo says which company it is, so that its name is not printed. */
export function chooseDesign(
  trx: Db,
  { id, name }: Company,
  { organizationAr, backText }: NonNullable<DemoCompany["design"]>,
  { logo, card }: { logo: Logo; card: typeof cardDesigns.$inferSelect },
): Promise<void> {
  return companyDesignStore(trx).save(id, {
    color: card.color,
    colorName: card.colorName,
    logo: logo.print,
    pageLogo: logo.page,
    organization: name,
    organizationAr,
    printed: ["position"],
    backText,
    theme: "sage",
    scheme: FIRST_SCHEME,
    links: [{ url: "https://engineering.example.com/", label: name }],
    fixed: ["look", "logo", "links"],
  });
}

/** Sends the list of its people: those who are named first, then the others. */
export async function namePeople(
  trx: Db,
  { id }: Company,
  people: DemoPeople,
  cardUrl: string,
): Promise<void> {
  const sheets = { read: () => Promise.reject(new Error("The demo has no files of lists.")) };
  const service = rosterService({
    database: within(trx),
    sheets,
    files: NO_FILES,
    // No link that anybody follows is made of what the service answers.
    fileLinks: { signedPath: () => "" },
    cardUrl,
  });
  const whose = { by: BY, company: id };
  const all = Array.from({ length: people.listed }, (_, index) => demoPerson(people, index + 1));
  const sent = { file: undefined, people: all.slice(0, people.named) };
  const { _id: list } = (await service.create(id, sent, whose)).roster!;
  await service.order(list, { topUp: false }, whose);
  const others = all.slice(people.named);
  if (others.length > 0) await service.addPeople(list, others, whose);
}

/** Its cards are in use: one is switched off, one has gone to somebody else, two have no link yet. */
export async function deliver(
  trx: Db,
  { id, order }: Company & { order: string },
  { daysAgo, cardUrl, now }: { daysAgo: number; cardUrl: string; now: Date },
): Promise<void> {
  const deliveredAt = hoursAgo(daysAgo * 24, now);
  const shippedAt = hoursAgo((daysAgo + 1) * 24, now);
  await orderStore(trx).change(order, { status: "delivered", shippedAt, deliveredAt });
  const service = companyCardService({
    database: within(trx),
    files: NO_FILES,
    notifications: SILENT,
    cardUrl,
  });
  const company = { companyId: id, by: BY };
  const { cards } = await service.list(company, {});
  for (const { _id } of cards) await ownPageStore(trx).setState(_id, "with_customer", null);
  const [off, passed, ...kept] = cards;
  await service.turn(company, off!._id, "off");
  await service.makeSlips(
    company,
    kept.slice(2).map(({ _id }) => _id),
  );
  await service.passOn(company, passed!._id, {
    ...passed!.holder,
    firstName: "Example",
    lastName: "Successor",
    nameOnCard: "",
    phone: demoPhone(0),
    email: demoEmail(100),
  });
  const taps = cards.flatMap(({ url }, index) =>
    tapsOf(url.split("/").at(-1)!, index, { daysAgo, now }),
  );
  await tapStore(trx).add(taps);
}

/** Each card has been opened on other days, some of them often; the first one ceased to be. */
function tapsOf(
  code: string,
  index: number,
  { daysAgo: days, now }: { daysAgo: number; now: Date },
): CountedTaps[] {
  return Array.from({ length: days }, (_, daysAgo) => ({
    code,
    day: dayIn(-daysAgo, now),
    count: index === 0 && daysAgo < 14 ? 0 : Math.max(0, ((daysAgo * (index + 3)) % 9) - 5),
  })).filter(({ count }) => count > 0);
}
