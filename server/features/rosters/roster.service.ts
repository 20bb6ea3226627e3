import { nameCards, waitingCards, withPeople } from "#server/features/cards/company-cards.ts";
import { correctCard } from "#server/features/cards/make-cards.ts";
import { companyStore } from "#server/features/companies/company.store.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import { topUpOrder } from "#server/features/quotes/company-order.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import { checkRoster, type RosterCells } from "#shared/rosters/check-roster.ts";
import type { Roster, SheetColumn } from "#shared/rosters/roster-calls.ts";
import { recogniseColumns } from "#shared/rosters/roster-columns.ts";
import type { RosterColumn } from "#shared/rosters/roster-headings.ts";
import { peopleOf } from "#shared/rosters/roster-people.ts";
import { MOST_ROSTER_ROWS, tooManyRows, type RosterRow } from "#shared/rosters/roster-row.ts";
import type { User } from "#shared/session/session.ts";
import { cleanCode } from "#shared/text-entry.ts";
import { isLine, LINE_LENGTH } from "#shared/text.ts";

import { companyOrderStore } from "./company-order.store.ts";
import { csvSheet } from "./csv-sheet.ts";
import { presentRoster } from "./present-roster.ts";
import type { SheetReader } from "./read-sheet.ts";
import { rosterStore, type RosterRecord, type StoredPerson } from "./roster.store.ts";
import { SheetProblem, type ReadSheet } from "./sheet.ts";

/** So many people are shown of each column that has to be chosen. */
const SAMPLES = 3;

interface RosterParts {
  database: Database;
  sheets: Pick<SheetReader, "read">;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** In place of each other: a file, a copied table, or people as typed. */
interface NewRoster {
  company: string;
  file: UploadedFile | undefined;
  text?: string | undefined;
  people?: readonly RosterCells[] | undefined;
  /** Where its words are not recognised as headings. */
  firstRowIsHeading?: boolean;
  mapping?: Readonly<Record<string, RosterColumn | "none">> | undefined;
}

interface ReadRoster {
  roster: Roster | null;
  columns: SheetColumn[];
  notes: ApiMessage[];
}

/** Lists of the people of companies: read, mended, and given their cards. */
export function rosterService({ database, sheets, cardUrl }: RosterParts) {
  async function read(db: Db, roster: RosterRecord): Promise<Roster> {
    const open = await companyOrderStore(db).waiting(roster.companyId);
    const waiting = open.reduce((sum, order) => sum + waitingCards(order), 0);
    return presentRoster(roster, await rosterStore(db).people(roster.id), waiting);
  }

  /** Works on a list while nobody else changes it, and answers it as it stands then. */
  function change(
    id: string,
    work: (roster: RosterRecord, people: StoredPerson[], trx: Db) => Promise<void>,
  ): Promise<Roster> {
    return database.transaction(async (trx) => {
      const store = rosterStore(trx);
      const roster = await store.findForUpdate(id);
      if (!roster) throw notFound("roster");
      await work(roster, await store.people(id), trx);
      await store.touch(id);
      return read(trx, (await store.find(id))!);
    });
  }

  async function sheetOf({ file, text }: NewRoster): Promise<ReadSheet | undefined> {
    try {
      if (file) return await sheets.read(file.path);
      return text === undefined ? undefined : csvSheet(Buffer.from(text));
    } catch (error) {
      throw error instanceof SheetProblem ? fieldError("file", error.reported) : error;
    }
  }

  return {
    async find(id: string): Promise<Roster> {
      const roster = await rosterStore(database.db).find(id);
      if (!roster) throw notFound("roster");
      return read(database.db, roster);
    },

    /** Stores a list, unless columns have to be chosen first. */
    async create(given: NewRoster): Promise<ReadRoster> {
      if (!(await companyStore(database.db).find(given.company))) {
        throw fieldError("company", apiMessage("not_found", { entity: "company" }));
      }
      const sheet = await sheetOf(given);
      const found = sheet && headedColumns(sheet, given);
      const columns = sheet && found ? columnsOf(sheet, found) : [];
      const notes = sheet?.notes ?? [];
      if (found && found.missing.length > 0) {
        return { roster: null, columns, notes: [...notes, ...found.missing] };
      }
      const people = sheet && found ? peopleOf(sheet.rows, found).people : (given.people ?? []);
      mustBeSo(people.length);
      const roster = await database.transaction(async (trx) => {
        const store = rosterStore(trx);
        const name = given.file?.name ?? "";
        const added = await store.add({
          companyId: given.company,
          name: storable(name.slice(0, LINE_LENGTH)),
        });
        await store.addPeople(added.id, asTyped(people));
        return read(trx, added);
      });
      return { roster, columns, notes };
    },

    addPeople: (id: string, people: readonly RosterCells[]) =>
      change(id, async (roster, known, trx) => {
        mustBeSo(known.length + people.length);
        await rosterStore(trx).addPeople(roster.id, asTyped(people));
      }),

    /** @param version of the row when it was seen; a newer one refuses the change */
    changeRow: (
      id: string,
      n: number,
      { version, ...cells }: RosterCells & { version?: number | undefined },
      by: User | null,
    ) =>
      change(id, async (roster, people, trx) => {
        const person = people.find((each) => each.n === n);
        if (!person) throw notFound("record");
        if (version !== undefined && version !== person.version) {
          throw new HttpError(412, apiMessage("changed_meanwhile"));
        }
        const typed = { ...person.cells, ...cells };
        const { rows, problems } = checkRoster([typed]);
        if (person.cardId !== null) {
          mustBeRight(problems[0], n);
          await correctPerson(trx, person, rows[0]!, by);
        }
        await rosterStore(trx).change(roster.id, n, asTyped([typed])[0]!);
      }),

    removeRow: (id: string, n: number) =>
      change(id, async (roster, people, trx) => {
        const person = people.find((each) => each.n === n);
        if (!person) throw notFound("record");
        if (person.cardId !== null) throw new HttpError(400, apiMessage("roster_row_ordered"));
        await rosterStore(trx).remove(roster.id, n);
      }),

    /** Gives everybody a card who has none: those of accepted quotes first, then by another order. */
    order: (id: string, { topUp }: { topUp: boolean }, by: User | null) =>
      change(id, async (roster, people, trx) => {
        const without = people.filter(({ cardId }) => cardId === null);
        const { rows, problems } = checkRoster(without.map(({ cells }) => cells));
        for (const [index, fields] of Object.entries(problems)) {
          mustBeRight(fields, without[Number(index)]!.n);
        }
        const store = companyOrderStore(trx);
        const open = await store.waiting(roster.companyId, { isLocked: true });
        const free = open.reduce((sum, order) => sum + waitingCards(order), 0);
        const more = without.length - free;
        if (more > 0) {
          const last = await store.latest(roster.companyId);
          if (!last) throw new HttpError(400, apiMessage("roster_without_order"));
          if (!topUp) {
            throw fieldError("topUp", apiMessage("roster_more_people", { people: more }));
          }
          const had = await store.countCards(roster.companyId);
          open.push(await topUpOrder(trx, last, { count: more, had }));
        }
        let left = without.map(({ n }, index) => ({ n, row: rows[index]! }));
        for (const order of open) {
          const named = left.slice(0, waitingCards(order));
          if (named.length === 0) continue;
          left = left.slice(named.length);
          const cards = await nameOn(trx, order, named, by);
          await rosterStore(trx).giveCards(roster.id, cards);
        }
      }),
  };

  async function correctPerson(
    trx: Db,
    { orderId, person, cardId }: StoredPerson,
    row: RosterRow,
    by: User | null,
  ): Promise<void> {
    const order = await orderStore(trx).findForUpdate(orderId!);
    const card = order && (await companyOrderStore(trx).card(cardId!));
    if (!order || !card || isPrinted(card, order)) {
      throw new HttpError(400, apiMessage("order_printed"));
    }
    const furtherCards = order.furtherCards.map((each, index) =>
      index + 1 === person ? { ...each, ...cardOf(row) } : each,
    );
    const changed = await orderStore(trx).change(order.id, { furtherCards });
    await recordOrderChange(
      trx,
      by,
      order.id,
      { personNamed: null },
      { personNamed: row.nameOnCard },
    );
    await correctCard(trx, changed, person!);
    await voidProofs(trx, order.id, cardUrl);
  }
}
export type RosterService = ReturnType<typeof rosterService>;

/** Puts these people on the cards of an order that wait for names. */
async function nameOn(
  trx: Db,
  order: OrderWithAddons,
  people: readonly { n: number; row: RosterRow }[],
  by: User | null,
): Promise<{ n: number; cardId: string }[]> {
  const { furtherCards, persons } = withPeople(
    order,
    people.map(({ row }) => cardOf(row)),
  );
  const changed = await orderStore(trx).change(order.id, { furtherCards });
  const cards = await nameCards(trx, changed, persons);
  await recordOrderChange(trx, by, order.id, { peopleNamed: 0 }, { peopleNamed: persons.length });
  return people.map(({ n }, index) => ({ n, cardId: cards.get(persons[index]!)! }));
}

/** Phones as they came: what a spreadsheet did to them is said as long as nobody has looked. */
const asTyped = (people: readonly RosterCells[]): RosterRow[] =>
  checkRoster(people).rows.map((row, index) => {
    const phone = cleanCode((people[index]!.phone ?? "").slice(0, LINE_LENGTH));
    const cells = Object.entries({ ...row, phone });
    return Object.fromEntries(cells.map(([field, cell]) => [field, storable(cell)])) as RosterRow;
  });

/** Without the signs that no database takes, which are told of as what is wrong with a cell. */
const storable = (text: string): string =>
  isLine(text) ? text : [...text].filter(isLine).join("");

/** What of a person stands on the card, or opens with it. */
const cardOf = ({ department: _, office: _office, ...card }: RosterRow) => card;

function mustBeSo(people: number): void {
  if (people === 0) throw fieldError("file", apiMessage("roster_empty"));
  if (people > MOST_ROSTER_ROWS) throw fieldError("file", tooManyRows(people));
}

function mustBeRight(problems: Partial<Record<string, ApiMessage>> | undefined, n: number): void {
  const [first] = Object.entries(problems ?? {});
  if (first) throw fieldError(`rows.${n}.${first[0]}`, first[1]!);
}

/** The columns of a sheet. Of unknown headings somebody says that they are some. */
function headedColumns({ rows }: ReadSheet, { mapping = {}, firstRowIsHeading }: NewRoster) {
  const found = recogniseColumns(rows, mapping);
  return firstRowIsHeading && found.headingRow < 0 ? { ...found, headingRow: 0 } : found;
}

function columnsOf(
  { rows }: ReadSheet,
  { headingRow, mapping }: ReturnType<typeof recogniseColumns>,
): SheetColumn[] {
  const headings = rows[headingRow] ?? [];
  const below = rows.slice(headingRow + 1);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => ({
    index,
    heading: headings[index] ?? "",
    samples: below
      .map((row) => row[index] ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES),
    field: mapping[index] ?? null,
  }));
}
