import type { Db } from "#server/platform/database/connect.ts";
import { notFound } from "#server/platform/http-error.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import type { OwnCard, OwnPage } from "#shared/profiles/own-page.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";

import { ownPageStore } from "./own-page.store.ts";
import { profileLinkStore } from "./profile-link.store.ts";
import type { profiles } from "./profile.table.ts";
import { byWeek, lastWeeks } from "./tap-weeks.ts";

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

/** The page as it stands, with its cards and how often they were opened. */
export async function presentOwnPage(
  db: Db,
  { profile, order }: Pick<Awaited<ReturnType<typeof pageOfToken>>, "profile" | "order">,
  { cardUrl, shopName }: { cardUrl: string; shopName: string },
): Promise<OwnPage> {
  const store = ownPageStore(db);
  const weeks = lastWeeks(Date.now());
  const cards = await store.cardsOf(profile.id);
  return {
    _id: profile.id,
    values: valuesOf(profile),
    updatedAt: profile.updatedAt.toISOString(),
    photo: profile.photo,
    cards: cards.map((card): OwnCard => ({
      code: card.code,
      url: cardUrl + cardPath(card.code),
      state: card.state,
      color: card.color,
      name: card.nameOnCard,
      jobTitle: card.jobTitle,
      organization: card.organization,
    })),
    isCancelled: order.status === "cancelled",
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
    editedAt: _edited,
    language: _language,
    createdAt: _created,
    updatedAt: _updated,
    ...values
  } = profile;
  return values;
}
