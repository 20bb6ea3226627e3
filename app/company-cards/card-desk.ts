import type { CallApi } from "#app/api/call-api.ts";
import { loadPosted } from "#app/api/load-posted.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { saveAs } from "#app/ui/save-as.ts";
import {
  OWN_CARD_CALLS,
  STAFF_CARD_CALLS,
  type CardTurn,
} from "#shared/companies/company-card-calls.ts";
import { companyFilePath, type WhoseCards } from "#shared/companies/company-card-paths.ts";
import type { Holder } from "#shared/companies/company-cards.ts";
import { API_PATH } from "#shared/http/call.ts";
import { MAX_PAGE_SIZE } from "#shared/http/page-query.ts";

/** What is done with the cards of a company: by its link on its page, by staff in the panel. */
export function cardDesk(api: CallApi, whose: WhoseCards) {
  const isOwn = "token" in whose;
  // They differ only in how the company is named in the path.
  const calls = (isOwn ? OWN_CARD_CALLS : STAFF_CARD_CALLS) as typeof OWN_CARD_CALLS;
  const params = whose as { token: string };
  const ofCard = (card: string) => ({ ...params, card });
  return {
    /** The first of those that are found; without a limit, or with one that no call may have, all. */
    async list(search = "", limit = Infinity) {
      const first = limit <= MAX_PAGE_SIZE ? `${limit}` : undefined;
      const query = { search: search || undefined, limit: first };
      return (await api(calls.list, { params, query })).data.data;
    },
    change: (card: string, body: Partial<Holder>) =>
      api(calls.change, { params: ofCard(card), body }),
    passOn: (card: string, body: Partial<Holder>) =>
      api(calls.passOn, { params: ofCard(card), body }),
    turn: (card: string, state: CardTurn) =>
      api(calls.turn, { params: ofCard(card), body: { state } }),
    sendLinks: async (cards?: string[]) =>
      (await api(calls.sendLinks, { params, body: { cards } })).data.data,
    priceOf: async () => (await api(calls.replacementPrice, { params })).data.data,
    replace: async (card: string, total: number) =>
      (await api(calls.replace, { params, body: { cards: [card], total } })).data.data,
    async slips(cards?: string[]): Promise<void> {
      const path = companyFilePath("slips", whose, getLocale());
      saveAs(await loadPosted(path, { cards }, isOwn ? "omit" : "include"), "claim-slips.pdf");
    },
    fileOf: (file: "contacts" | "contactsZip") =>
      API_PATH + companyFilePath(file, whose, getLocale()),
  };
}
export type CardDesk = ReturnType<typeof cardDesk>;
