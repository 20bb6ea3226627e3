import type { CallApi } from "#app/api/call-api.ts";
import { cardDesk } from "#app/company-cards/card-desk.ts";
import type { WhoseCards } from "#shared/companies/company-card-paths.ts";

import type { DesignPerson } from "./design-calls.ts";

/** Everybody whose name is on a card of the company. */
export async function peopleOf(api: CallApi, whose: WhoseCards): Promise<DesignPerson[]> {
  const { cards } = await cardDesk(api, whose).list();
  return cards
    .filter(({ holder }) => holder.nameOnCard !== "")
    .map(({ holder, url }) => ({
      name: holder.nameOnCard,
      position: holder.position,
      address: url.replace(/^https?:\/\//, ""),
    }));
}
