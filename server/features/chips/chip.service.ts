import {
  recordOrderChange,
  type OrderHistoryFields,
} from "#server/features/orders/order-history.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { CardState } from "#shared/cards/card.ts";
import { codeIn, isAddressOf } from "#shared/cards/read-address.ts";
import {
  MOST_WAITING,
  type BindChip,
  type ChipCard,
  type ChipCheck,
  type WaitingCards,
  type WaitingQuery,
} from "#shared/chips/chip.ts";
import { orderNumber } from "#shared/ids.ts";
import type { User } from "#shared/session/session.ts";

import { chipStore, UNAPPROVED, WAITING, type CardWithChip } from "./chip.store.ts";
import { judge, presentChipCard } from "./present-chip.ts";
import { waitingOfOrder } from "./waiting-of-order.ts";

/** Before a card is programmed. Later states stay when its chip is bound or exchanged. */
const BEFORE: ReadonlySet<CardState> = new Set([...UNAPPROVED, ...WAITING]);
/** A card without its chip has not come so far. */
const NEEDS_CHIP: ReadonlySet<CardState> = new Set(["programmed", "packed"]);

/** @param cardUrl the origin of the addresses on cards */
export function chipService(database: Database, cardUrl: string) {
  const present = (found: CardWithChip) => presentChipCard(found, cardUrl);

  /** Works on one card while nobody else changes it or its order, and answers it as it is then. */
  function change(
    id: string,
    work: (found: CardWithChip, trx: Db) => Promise<void>,
  ): Promise<ChipCard> {
    return database.transaction(async (trx) => {
      const store = chipStore(trx);
      const before = await store.ofCard(id);
      if (!before) throw notFound("record");
      // First the order, as its other changes do.
      await orderStore(trx).findForUpdate(before.order.id);
      await work((await store.lockCard(id))!, trx);
      return present((await store.ofCard(id))!);
    });
  }

  return {
    async waiting({ order, ...sequence }: WaitingQuery): Promise<WaitingCards> {
      if (order !== undefined) return waitingOfOrder(database.db, order, sequence, present);
      const { rows, total } = await chipStore(database.db).waiting(MOST_WAITING);
      return { data: rows.map(present), total };
    },

    async card(id: string): Promise<ChipCard> {
      const found = await chipStore(database.db).ofCard(id);
      if (!found || found.order.deletedAt) throw notFound("record");
      return present(found);
    },

    bind: (given: BindChip, by: User): Promise<ChipCard> =>
      change(given.card, async (found, trx) => {
        if (found.order.deletedAt) throw notFound("record");
        mustHold(given, found.card.code, cardUrl);
        const { serial, isLocked } = given;
        const store = chipStore(trx);
        // Sent again because the answer was lost, or because the chip was locked meanwhile.
        if (found.chip?.serial === serial) {
          if (BEFORE.has(found.card.state)) await store.setCardState(found.card.id, "programmed");
          if (!isLocked || found.chip.isLocked) return;
          await store.change(serial, { isLocked });
          await note(trx, by, found, {}, { chipLocked: serial });
          return;
        }
        const { refused } = present(found);
        if (refused) throw new HttpError(400, apiMessage(`chip_${refused}`));
        if (found.chip && !given.replaces) {
          throw new HttpError(400, apiMessage("chip_card_has_another"));
        }
        if (found.chip) await store.delete(found.chip.serial);
        const { state } = found.card;
        const isBound = await store.add({
          serial,
          cardId: found.card.id,
          address: present(found).url,
          kind: given.kind,
          way: given.way,
          isLocked,
          stateBefore: found.chip?.stateBefore ?? state,
          boundBy: by.id,
        });
        if (!isBound) throw boundElsewhere(await store.ofSerial(serial));
        if (BEFORE.has(state)) await store.setCardState(found.card.id, "programmed");
        await note(trx, by, found, { chip: found.chip?.serial }, { chip: serial });
        if (isLocked) await note(trx, by, found, {}, { chipLocked: serial });
      }),

    async check(serial: string | undefined, read: string | undefined): Promise<ChipCheck> {
      const store = chipStore(database.db);
      const code = read ? codeIn(read, cardUrl) : undefined;
      const byChip = serial ? await store.ofSerial(serial) : undefined;
      const byAddress = code ? await store.ofCode(code) : undefined;
      return judge(
        {
          byChip: byChip ? present(byChip) : null,
          byAddress: byAddress ? present(byAddress) : null,
        },
        { hasSerial: Boolean(serial), hasRead: Boolean(read) },
      );
    },

    async unbind(serial: string, by: User): Promise<ChipCard> {
      const bound = await chipStore(database.db).ofSerial(serial);
      if (!bound) throw notFound("record");
      return change(bound.card.id, async (found, trx) => {
        // Unbound by somebody else meanwhile.
        if (found.chip?.serial !== serial) throw notFound("record");
        const store = chipStore(trx);
        await store.delete(serial);
        if (NEEDS_CHIP.has(found.card.state)) {
          await store.setCardState(found.card.id, found.chip.stateBefore);
        }
        await note(trx, by, found, { chip: serial }, { chip: null });
      });
    },
  };
}
export type ChipService = ReturnType<typeof chipService>;

/** What the panel read itself is compared sign by sign; what a person passes on, by its code. */
function mustHold({ read, way }: BindChip, code: string, cardUrl: string): void {
  const holds = way === "nfc" ? isAddressOf(read, code, cardUrl) : codeIn(read, cardUrl) === code;
  if (!holds) throw fieldError("read", apiMessage("chip_read_differs"));
}

function boundElsewhere(other: CardWithChip | undefined): HttpError {
  const number = orderNumber(other?.order.id ?? "");
  return fieldError("serial", apiMessage("chip_of_another", { orderNumber: number }));
}

const note = (
  trx: Db,
  by: User,
  { order }: CardWithChip,
  before: OrderHistoryFields,
  given: OrderHistoryFields,
) => recordOrderChange(trx, by, order.id, before, given);
