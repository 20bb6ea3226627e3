import { cardStore } from "#server/features/cards/card.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderStore } from "#server/features/orders/order.store.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { SLIP_PATH } from "#shared/board/board-calls.ts";
import {
  COLUMN_SIZE,
  type BoardMove,
  type BoardMoveAnswer,
  type BoardQuery,
  type ColumnOfBoard,
  type RemakeCode,
  type Ticket,
} from "#shared/board/board.ts";
import { readCardCode } from "#shared/cards/card-code.ts";
import type { CardState } from "#shared/cards/card.ts";
import { overdueBefore } from "#shared/delivery/arrival.ts";
import { announcedIn, type Announced } from "#shared/delivery/holidays.ts";
import { orderNumber } from "#shared/ids.ts";
import type { UndoAnswer } from "#shared/orders/undo.ts";
import type { User } from "#shared/session/session.ts";

import { moveOrder, readyOf, whyNotMoved } from "./board-moves.ts";
import { boardOrderStore } from "./board-order.store.ts";
import { boardStore, type Placed } from "./board.store.ts";
import { presentTicket } from "./present-ticket.ts";
import { remakeCard } from "./remake-card.ts";
import { undoChanges } from "./undo-changes.ts";

interface BoardParts {
  database: Database;
  notifications: Notifications;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** Cards in these states are not made any more. */
const UNMADE: readonly CardState[] = ["replaced", "off", "with_customer"];

/** The board: where orders are in the making, and what moves them. */
export function boardService({ database, notifications, cardUrl }: BoardParts) {
  const { db, reads } = database;

  /** The days off by which delivery is promised. */
  const announcedDays = async (): Promise<Announced> =>
    announcedIn((await settingsStore(db).find())?.announcedDays ?? []);

  async function tickets(
    from: Db,
    placed: readonly Placed[],
    announced: Announced,
  ): Promise<Ticket[]> {
    const ids = placed.map(({ id }) => id);
    const [orders, cards] = [
      await boardOrderStore(from).find(ids),
      await cardStore(from).ofOrders(ids),
    ];
    const cardIds = [...cards.values()].flat().map(({ id }) => id);
    const proofs = await proofStore(from).ofCards(cardIds);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return placed.flatMap((each) => {
      const order = byId.get(each.id);
      // Deleted between the two queries.
      if (!order) return [];
      const own = cards.get(each.id) ?? [];
      return [presentTicket({ order, placed: each, cards: own, proofs, cardUrl, announced })];
    });
  }

  async function read({ column, limit }: BoardQuery): Promise<ColumnOfBoard[]> {
    const size = limit ? Number(limit) : COLUMN_SIZE;
    const announced = await announcedDays();
    const columns = await boardStore(reads.db).columns(size, overdueBefore(announced), column);
    const shown = await tickets(
      reads.db,
      columns.flatMap(({ orders }) => orders),
      announced,
    );
    return columns.map(({ column: name, count }) => ({
      column: name,
      count,
      orders: shown.filter((ticket) => ticket.column === name),
    }));
  }

  /** The order that somebody scanned or typed. */
  async function idOf(text: string): Promise<string | undefined> {
    const path = /^https?:\/\/[^/]+(\/[^?#]*)/i.exec(text)?.[1];
    if (path !== undefined) {
      const [, slip] = SLIP_PATH.exec(path.toLowerCase()) ?? [];
      if (slip) return slip;
    }
    const typed = text.toLowerCase().replace(/^#/, "");
    if (/^[0-9a-f]{24}$/.test(typed)) return typed;
    if (/^[0-9a-f]{8}$/.test(typed)) return orderStore(db).idOfNumber(typed);
    const code = readCardCode(path === undefined ? text : (/\/c\/([^/]+)$/i.exec(path)?.[1] ?? ""));
    if (!code) throw new HttpError(400, apiMessage("board_slip_unreadable"));
    return boardOrderStore(db).orderOfCode(code);
  }

  return {
    read,

    async find(text: string): Promise<Ticket> {
      const id = await idOf(text);
      const order = id && (await orderStore(db).find(id));
      if (!id || !order) throw notFound("order");
      if (order.status === "cancelled") throw new HttpError(400, apiMessage("proof_of_cancelled"));
      const places = await boardStore(db).placesOf([id]);
      const [ticket] = await tickets(db, [...places.values()], await announcedDays());
      if (!ticket) throw notFound("order");
      return ticket;
    },

    /** Each by itself, all in one transaction: what one is refused for stops none of the others. */
    move: (
      { to, orders: asked }: BoardMove,
      { by, isDryRun }: { by: User; isDryRun: boolean },
    ): Promise<BoardMoveAnswer> =>
      transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const seen = new Map(asked.map(({ id, from }) => [id, from]));
        const answer: BoardMoveAnswer = {
          moved: [],
          unchanged: 0,
          messages: 0,
          undo: [],
          refused: [],
        };
        const refuse = (id: string, reported: ReturnType<typeof apiMessage>) => {
          const { code, message, params } = reported;
          const refused = { _id: id, orderNumber: orderNumber(id), code, message, params };
          answer.refused.push(refused as BoardMoveAnswer["refused"][number]);
        };
        const locked = await boardOrderStore(trx).lock([...seen.keys()]);
        const { places, cards, proofs } = await standing(trx, [...seen.keys()]);
        for (const order of locked) {
          const from = places.get(order.id)?.column;
          if (from === to) {
            answer.unchanged += 1;
          } else if (!from) {
            refuse(order.id, apiMessage("proof_of_cancelled"));
          } else if (from !== seen.get(order.id)) {
            refuse(order.id, apiMessage("board_moved_meanwhile"));
          } else {
            const own = (cards.get(order.id) ?? []).filter(({ state }) => !UNMADE.includes(state));
            const moved = { order, from, cards: readyOf(own, proofs, to, cardUrl), proofs };
            const problem = whyNotMoved(moved, to, cardUrl);
            if (problem) {
              refuse(order.id, problem);
            } else {
              const isOneOfMany = asked.length > 1;
              const context = { trx, notifications, cardUrl, by, isOneOfMany };
              const { messages, entry } = await moveOrder(moved, to, context);
              answer.moved.push(order.id);
              answer.messages += messages;
              if (entry && !isDryRun) answer.undo.push(entry);
            }
          }
          seen.delete(order.id);
        }
        for (const id of seen.keys()) refuse(id, apiMessage("not_found", { entity: "order" }));
        return answer;
      }),

    undo: (entries: readonly string[], by: User): Promise<UndoAnswer> =>
      database.transaction((trx) => undoChanges(entries, { trx, notifications, by })),

    remake: (orderId: string, cardId: string, code: RemakeCode, by: User): Promise<void> =>
      database.transaction(async (trx) => {
        const [order] = await boardOrderStore(trx).lock([orderId]);
        if (!order) throw notFound("order");
        await remakeCard({ order, cardId, code }, { trx, notifications, cardUrl, by });
      }),
  };

  async function standing(trx: Db, ids: readonly string[]) {
    const places = await boardStore(trx).placesOf(ids);
    const cards = await cardStore(trx).ofOrders(ids);
    const cardIds = [...cards.values()].flat().map(({ id }) => id);
    return { places, cards, proofs: await proofStore(trx).ofCards(cardIds) };
  }
}
export type BoardService = ReturnType<typeof boardService>;
