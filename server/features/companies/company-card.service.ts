import type { Notifications } from "#server/features/notifications/notifications.ts";
import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import type { Db, Transactions } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { CardTurn } from "#shared/companies/company-card-calls.ts";
import {
  MOST_COMPANY_CARDS,
  type CompanyCard,
  type CompanyCards,
  type Holder,
} from "#shared/companies/company-cards.ts";
import { DEFAULT_PAGE_SIZE } from "#shared/http/page-query.ts";
import type { User } from "#shared/session/session.ts";

import { makeSlips, sendLinks, type ClaimSlip } from "./card-links.ts";
import { changeHolder } from "./change-holder.ts";
import { listCards, presentCards, type CardSort } from "./company-card-list.ts";
import { lockCard, mustHaveLeft, recordDeed, type LockedCard } from "./company-card.ts";
import { companyOfToken } from "./company-page.ts";
import { companyStore } from "./company.store.ts";
import { passOn } from "./pass-on.ts";
import { replaceCards, replacementPrice } from "./replace-cards.ts";

interface CardParts {
  database: Transactions;
  files: Pick<FileService, "unregister" | "forget" | "withdraw">;
  notifications: Notifications;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** Whose cards, and for whom something is done with them: null for the company itself. */
export interface ForCompany {
  companyId: string;
  by: User | null;
}

interface Wanted {
  search?: string | undefined;
  sort?: CardSort | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What companies do with their cards, by the link to their page or through staff. */
export function companyCardService({ database, files, notifications, cardUrl }: CardParts) {
  /** Does something with a card, and answers it as it stands then. */
  function change(
    { companyId }: ForCompany,
    cardId: string,
    work: (found: LockedCard, trx: Db) => Promise<void>,
  ): Promise<CompanyCard> {
    return database.transaction(async (trx) => {
      await work(await lockCard(trx, companyId, cardId), trx);
      const all = await listCards(trx, companyId, cardUrl);
      return all.find(({ shown }) => shown._id === cardId)!.shown;
    });
  }

  return {
    async ofLink(token: string): Promise<ForCompany> {
      return { companyId: (await companyOfToken(database.db, token)).id, by: null };
    },

    async ofStaff(id: string, by: User): Promise<ForCompany> {
      if (!(await companyStore(database.db).find(id))) throw notFound("company");
      return { companyId: id, by };
    },

    /** Without page and limit all that are listed. */
    async list(
      { companyId }: ForCompany,
      { search, sort, page, limit }: Wanted,
    ): Promise<CompanyCards> {
      const all = await listCards(database.db, companyId, cardUrl);
      const isWhole = page === undefined && limit === undefined;
      const size = isWhole ? MOST_COMPANY_CARDS : (limit ?? DEFAULT_PAGE_SIZE);
      const offset = ((page ?? 1) - 1) * size;
      return presentCards(database.db, companyId, all, { search, sort, offset, limit: size });
    },

    change: (company: ForCompany, cardId: string, typed: Partial<Holder>) =>
      change(company, cardId, (found, trx) =>
        changeHolder(trx, { found, typed, by: company.by, cardUrl }),
      ),

    async passOn(company: ForCompany, cardId: string, typed: Partial<Holder>) {
      let photo = "";
      const card = await change(company, cardId, async (found, trx) => {
        photo = await passOn(trx, { ...company, found, typed }, { files, notifications, cardUrl });
      });
      await files.forget(photo);
      return card;
    },

    /** Sent twice it stays so. */
    turn: (company: ForCompany, cardId: string, to: CardTurn) =>
      change(company, cardId, async (found, trx) => {
        mustHaveLeft(found);
        const { card, order, holder } = found;
        const isGone = card.state === "lost" || card.state === "off";
        if (to === card.state || (to === "on" && !isGone)) return;
        const before = isGone ? (card.stateBeforeLost ?? "with_customer") : card.state;
        const [state, kept] = to === "on" ? [before, null] : [to, before];
        await ownPageStore(trx).setState(card.id, state, kept);
        await recordDeed(trx, company.by, order.id, to, [holder]);
      }),

    sendLinks: (company: ForCompany, ids: readonly string[] | undefined) =>
      database.transaction((trx) => sendLinks(trx, { ...company, ids, cardUrl }, notifications)),

    makeSlips: (company: ForCompany, ids: readonly string[] | undefined): Promise<ClaimSlip[]> =>
      database.transaction((trx) => makeSlips(trx, { ...company, ids, cardUrl })),

    replacementPrice: ({ companyId }: ForCompany, count: number) =>
      replacementPrice(database.db, companyId, count),

    replace: (company: ForCompany, ids: readonly string[], total: number) =>
      database.transaction((trx) =>
        replaceCards(trx, { ...company, ids, total }, { notifications, cardUrl }),
      ),
  };
}
export type CompanyCardService = ReturnType<typeof companyCardService>;
