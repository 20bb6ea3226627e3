import { waitingCards } from "#server/features/cards/company-cards.ts";
import { companyOfficeStore } from "#server/features/companies/company-office.store.ts";
import { companyStore } from "#server/features/companies/company.store.ts";
import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { topUpOrder, topUpTerms } from "#server/features/quotes/company-order.ts";
import type { Db, Transactions } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { jodFromFils } from "#shared/money.ts";
import { checkRoster, type RosterCells } from "#shared/rosters/check-roster.ts";
import type { Roster, RosterTopUp, SheetColumn } from "#shared/rosters/roster-calls.ts";
import { LINE_LENGTH } from "#shared/text.ts";

import { companyOrderStore } from "./company-order.store.ts";
import { photosToGive } from "./give-photo.ts";
import { isTheirs, onRecord, type ListDeed, type ListsOf } from "./lists-of.ts";
import { presentRoster } from "./present-roster.ts";
import { correctPerson, nameOn } from "./put-names.ts";
import { readPeople, type SentPeople } from "./read-people.ts";
import type { SheetReader } from "./read-sheet.ts";
import { asTyped, mustBeRight, mustBeSo, storable } from "./roster-rules.ts";
import { rosterStore, type RosterRecord, type StoredPerson } from "./roster.store.ts";

interface RosterParts {
  database: Transactions;
  sheets: Pick<SheetReader, "read">;
  files: Pick<FileService, "withdraw">;
  fileLinks: Pick<FileLinks, "signedPath">;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

interface ReadRoster {
  roster: Roster | null;
  columns: SheetColumn[];
  notes: ApiMessage[];
}

/** Lists of the people of companies: read, mended, and given their cards. */
export function rosterService({ database, sheets, files, fileLinks, cardUrl }: RosterParts) {
  async function read(db: Db, roster: RosterRecord): Promise<Roster> {
    const people = await rosterStore(db).people(roster.id);
    const waiting = countWaiting(await companyOrderStore(db).waiting(roster.companyId));
    const more = people.filter(({ cardId }) => cardId === null).length - waiting;
    const topUp = more > 0 ? await topUpOf(db, roster.companyId, more) : undefined;
    const offices = await companyOfficeStore(db).list(roster.companyId);
    const about = {
      waitingCards: waiting,
      topUp: topUp?.shown ?? null,
      offices: offices.map(({ name }) => name),
      elsewhere: await rosterStore(db).peopleElsewhere(roster),
    };
    return presentRoster(roster, people, about, fileLinks);
  }

  /** Works on a list while nobody else changes it, and answers it as it stands then. */
  function change(
    id: string,
    whose: ListsOf,
    work: (roster: RosterRecord, people: StoredPerson[], trx: Db) => Promise<ListDeed>,
  ): Promise<Roster> {
    return database.transaction(async (trx) => {
      const store = rosterStore(trx);
      const roster = await store.findForUpdate(id);
      if (!isTheirs(roster, whose)) throw notFound("roster");
      const deed = await work(roster, await store.people(id), trx);
      await store.touch(id);
      await onRecord(trx, roster.companyId, whose, deed);
      return read(trx, (await store.find(id))!);
    });
  }

  return {
    async find(id: string, whose: ListsOf): Promise<Roster> {
      const roster = await rosterStore(database.db).find(id);
      if (!isTheirs(roster, whose)) throw notFound("roster");
      return read(database.db, roster);
    },

    /** Stores a list, unless columns have to be chosen first. */
    async create(companyId: string, sent: SentPeople, whose: ListsOf): Promise<ReadRoster> {
      mustBeThere(await companyStore(database.db).find(companyId));
      const { people, columns, notes } = await readPeople(sheets, sent);
      if (!people) return { roster: null, columns, notes };
      mustBeSo(people.length);
      const roster = await database.transaction(async (trx) => {
        // Reading takes seconds, in which it may have been put into another one.
        mustBeThere(await companyStore(trx).isHeld(companyId));
        const store = rosterStore(trx);
        const name = storable((sent.file?.name ?? "").slice(0, LINE_LENGTH));
        const added = await store.add({ companyId, name });
        await store.addPeople(added.id, asTyped(people));
        await onRecord(trx, companyId, whose, { peopleListed: [0, people.length] });
        return read(trx, added);
      });
      return { roster, columns, notes };
    },

    addPeople: (id: string, people: readonly RosterCells[], whose: ListsOf) =>
      change(id, whose, async (roster, known, trx) => {
        const count = known.length + people.length;
        mustBeSo(count);
        await rosterStore(trx).addPeople(roster.id, asTyped(people));
        return { peopleListed: [known.length, count] };
      }),

    /** @param version of the row when it was seen; a newer one refuses the change */
    changeRow: (
      id: string,
      n: number,
      { version, ...cells }: RosterCells & { version?: number | undefined },
      whose: ListsOf,
    ) =>
      change(id, whose, async (roster, people, trx) => {
        const person = people.find((each) => each.n === n);
        if (!person) throw notFound("record");
        if (version !== undefined && version !== person.version) {
          throw new HttpError(412, apiMessage("changed_meanwhile"));
        }
        const typed = { ...person.cells, ...cells };
        const { rows, problems } = checkRoster([typed]);
        if (person.cardId !== null) {
          mustBeRight(problems[0], n);
          await correctPerson(trx, person, { row: rows[0]!, by: whose.by, cardUrl });
        }
        await rosterStore(trx).change(roster.id, n, asTyped([typed])[0]!);
        return { rowChanged: [null, n] };
      }),

    removeRow: (id: string, n: number, whose: ListsOf) =>
      change(id, whose, async (roster, people, trx) => {
        const person = people.find((each) => each.n === n);
        if (!person) throw notFound("record");
        if (person.cardId !== null) throw new HttpError(400, apiMessage("roster_row_ordered"));
        await rosterStore(trx).remove(roster.id, n);
        for (const key of [person.photo, person.smallPhoto]) await files.withdraw(trx, key);
        return { peopleListed: [people.length, people.length - 1] };
      }),

    /**
     * Gives everybody a card who has none: those of accepted quotes first, then by another order.
     * @param expectedTotal in dinars, what somebody was told that the other order costs; where it costs
     *   something else by now, nothing is ordered
     */
    order: (
      id: string,
      { topUp, expectedTotal }: { topUp: boolean; expectedTotal?: number | undefined },
      whose: ListsOf,
    ) =>
      change(id, whose, async (roster, people, trx) => {
        const without = people.filter(({ cardId }) => cardId === null);
        const withPhoto = new Set(without.flatMap(({ n, photo }) => (photo === "" ? [] : [n])));
        const { rows, problems } = checkRoster(without.map(({ cells }) => cells));
        for (const [index, fields] of Object.entries(problems)) {
          mustBeRight(fields, without[Number(index)]!.n);
        }
        const open = await companyOrderStore(trx).waiting(roster.companyId, { isLocked: true });
        const more = without.length - countWaiting(open);
        if (more > 0) {
          const wanted = await topUpOf(trx, roster.companyId, more);
          if (!wanted) throw new HttpError(400, apiMessage("roster_without_order"));
          if (!topUp) throw fieldError("topUp", apiMessage("roster_more_people", { people: more }));
          const { total } = wanted.shown;
          if (expectedTotal !== undefined && expectedTotal !== total) {
            throw fieldError("topUp", apiMessage("total_changed", { total }));
          }
          open.push(await topUpOrder(trx, wanted.last, wanted));
        }
        let left = without.map(({ n }, index) => ({ n, row: rows[index]! }));
        for (const order of open) {
          const named = left.slice(0, waitingCards(order));
          if (named.length === 0) continue;
          left = left.slice(named.length);
          const cards = await nameOn(trx, order, named, whose.by);
          await rosterStore(trx).giveCards(roster.id, cards);
          const have = named.filter(({ n }) => withPhoto.has(n)).map(({ n }) => n);
          await jobStore(trx).add(photosToGive(roster.id, have));
        }
        // Each order's own history has how many.
        return {};
      }),
  };
}
export type RosterService = ReturnType<typeof rosterService>;

function mustBeThere(company: unknown): void {
  if (!company) throw fieldError("company", apiMessage("not_found", { entity: "company" }));
}

const countWaiting = (orders: readonly OrderWithAddons[]) =>
  orders.reduce((sum, order) => sum + waitingCards(order), 0);

/** What more cards would cost; undefined for a company that has ordered none yet. */
async function topUpOf(db: Db, companyId: string, count: number) {
  const store = companyOrderStore(db);
  const last = await store.latest(companyId);
  if (!last) return undefined;
  const terms = await topUpTerms(db, last, { count, had: await store.countCards(companyId) });
  const shown: RosterTopUp = {
    cards: count,
    price: jodFromFils(terms.productFils),
    delivery: jodFromFils(terms.cityFeeFils),
    tax: jodFromFils(terms.taxFils),
    total: jodFromFils(terms.totalFils),
  };
  return { ...terms, last, shown };
}
