import { eraseOthersStore } from "#server/features/people/erase-others.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { MOST_OFFICES } from "#shared/companies/company-offices.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";
import type { User } from "#shared/session/session.ts";

import { lockDesign } from "./company-design.store.ts";
import { companyLinkStore } from "./company-link.store.ts";
import { companyMergeStore } from "./company-merge.store.ts";
import { companyStore, type CompanyRow } from "./company.store.ts";

/** What is taken over where the record that stays has nothing. */
const COMPLETED = ["taxNumber", "contactPerson", "email", "phone", "address"] as const;

/**
 * Puts a company's record into another one, in a transaction. Cards that are made from now on follow the design
 * of the record that stays.
 *
 * @throws 404 where one of them is gone, 400 where both are the same or have too many offices together
 */
export async function mergeCompanies(
  trx: Db,
  { id, into }: { id: string; into: string },
  by: User,
): Promise<CompanyRow> {
  if (id === into) throw fieldError("into", apiMessage("invalid"));
  const store = companyStore(trx);
  const merge = companyMergeStore(trx);
  // In one sequence, so that two who put them into each other don't wait for each other.
  for (const each of [id, into].toSorted()) await lockDesign(trx, each);
  await merge.lockWhole(id);
  await store.lock(into);
  const [gone, kept] = [await store.find(id), await store.find(into)];
  if (!gone || !kept) throw notFound("company");

  // Whoever has a link to one page would otherwise see the people of both.
  await companyLinkStore(trx).endToPage(id);
  await merge.moveRecords(id, into);
  if ((await merge.moveOffices(id, into)) > MOST_OFFICES) {
    throw fieldError("into", rosterMessage("company_offices_many", { max: MOST_OFFICES }));
  }
  await merge.moveDesign(id, into);
  const change = completed(kept, gone);
  const merged = await merge.change(into, change);
  await merge.remove(id);

  // What was known of its people stays with nobody who could be asked for it.
  await eraseOthersStore(trx).history([id]);
  const history = historyStore(trx);
  const told = { ...change, mergedCompany: gone.name };
  await history.recordChange(by, "company", into, "update", kept, told);
  // Without its people: an erasure no longer finds them by this record.
  await history.recordChange(by, "company", id, "delete", { name: gone.name }, { name: "" });
  return merged;
}

/** What the record that stays gets of the other one. */
function completed(kept: CompanyRow, gone: CompanyRow): Partial<CompanyRow> {
  const missing = COMPLETED.filter((column) => kept[column] === "" && gone[column] !== "");
  const notes = [kept.note, gone.note].filter((note) => note !== "");
  return {
    ...Object.fromEntries(missing.map((column) => [column, gone[column]])),
    ...(gone.note !== "" && { note: notes.join("\n\n") }),
  };
}
