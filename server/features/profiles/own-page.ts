import type { Db } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notFound } from "#server/platform/http-error.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import { type OwnCard, type OwnPage, TAP_WEEKS } from "#shared/profiles/own-page.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";

import { ownPageStore } from "./own-page.store.ts";
import { profileLinkStore } from "./profile-link.store.ts";
import type { profiles } from "./profile.table.ts";

export type OwnProfile = typeof profiles.$inferSelect;

/**
 * The page that a link leads to. A link of any kind that doesn't work is the same 404, as is one to
 * the page of an order that staff have deleted.
 */
export async function pageOfToken(db: Db, token: string) {
  const link = await profileLinkStore(db).find(token);
  const found = link && (await ownPageStore(db).find(link.profileId));
  if (!found || found.order.deletedAt !== null) throw notFound("record");
  return { ...found, link };
}

/** The same, and nobody else changes it until this transaction ends. */
export async function lockPageOfToken(trx: Db, token: string) {
  const link = await profileLinkStore(trx).find(token);
  if (link) await ownPageStore(trx).lock(link.profileId);
  return pageOfToken(trx, token);
}

/**
 * Deletes a page with all that it holds. Its cards stay.
 * @returns the path of its photo, whose file is deleted after the commit; '' for none
 */
export async function deletePage(
  trx: Db,
  id: string,
  files: Pick<FileService, "unregister">,
): Promise<string> {
  await ownPageStore(trx).lock(id);
  const found = await ownPageStore(trx).find(id);
  if (!found) return "";
  const { photo } = found.profile;
  await files.unregister(trx, photo);
  await ownPageStore(trx).delete(id);
  return photo;
}

/** The page as it stands, with its cards and how often they were opened. */
export async function presentOwnPage(
  db: Db,
  { profile, order }: Pick<Awaited<ReturnType<typeof pageOfToken>>, "profile" | "order">,
  { cardUrl, shopName }: { cardUrl: string; shopName: string },
): Promise<OwnPage> {
  const store = ownPageStore(db);
  const weeks = lastWeeks(Date.now());
  const cards = await store.cardsOf(profile.id);
  const isCancelled = order.status === "cancelled";
  return {
    _id: profile.id,
    values: valuesOf(profile),
    updatedAt: profile.updatedAt.toISOString(),
    photo: profile.photo,
    ofCompany: {
      logo: profile.logo,
      links: profile.companyLinks,
      fixed: profile.fixed,
    },
    cards: cards.map((card): OwnCard => ({
      code: card.code,
      url: cardUrl + cardPath(card.code),
      state: card.isOff && !isCancelled ? "off" : card.state,
      color: card.color,
      name: card.nameOnCard,
      jobTitle: card.jobTitle,
      organization: card.organization,
    })),
    isCancelled,
    language: profile.language,
    shopName,
    taps: byWeek(await store.tapsOf(profile.id, weeks[0]!), weeks),
  };
}

/** What an owner writes, of all that is stored. */
function valuesOf(profile: OwnProfile): StoredValues {
  const {
    id: _id,
    orderId: _order,
    photo: _photo,
    photoBy: _photoBy,
    editedAt: _edited,
    language: _language,
    logo: _logo,
    companyLinks: _companyLinks,
    fixed: _fixed,
    createdAt: _created,
    updatedAt: _updated,
    ...values
  } = profile;
  return values;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Asia/Amman is three hours ahead of UTC all year. */
const AMMAN_MS = 3 * 60 * 60 * 1000;

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first days of the last weeks, which begin on Sunday in Amman, the current week last. */
export function lastWeeks(now: number): string[] {
  const today = Date.parse(dateOf(now + AMMAN_MS));
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  return Array.from({ length: TAP_WEEKS }, (_, index) =>
    dateOf(sunday - (TAP_WEEKS - 1 - index) * 7 * DAY_MS),
  );
}

/** Counts by day as counts by week, with a 0 for weeks without any. */
export function byWeek(
  days: readonly { day: string; count: number }[],
  weeks: readonly string[],
): { week: string; count: number }[] {
  return weeks.map((week, index) => {
    const end = weeks[index + 1] ?? "9999";
    const within = days.filter(({ day }) => day >= week && day < end);
    return { week, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}
