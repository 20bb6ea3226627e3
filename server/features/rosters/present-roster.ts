import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { checkRoster } from "#shared/rosters/check-roster.ts";
import type { AboutCell, Roster } from "#shared/rosters/roster-calls.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";
import type { RosterField, RosterRow } from "#shared/rosters/roster-row.ts";
import { folded } from "#shared/search-text.ts";
import { normalizeEmail } from "#shared/text.ts";

import { takesPhoto } from "./give-photo.ts";
import type { RosterRecord, StoredPerson } from "./roster.store.ts";

export interface ListedPerson extends Pick<RosterRow, "firstName" | "lastName" | "email"> {}

interface OfCompany extends Pick<Roster, "waitingCards" | "topUp"> {
  /** The names of its offices. */
  offices: readonly string[];
  /** The people of its other lists. */
  elsewhere: readonly ListedPerson[];
}

/** A list with what is wrong in it. */
export function presentRoster(
  roster: RosterRecord,
  people: readonly StoredPerson[],
  { waitingCards, topUp, offices, elsewhere }: OfCompany,
  links: Pick<FileLinks, "signedPath">,
): Roster {
  const { rows, problems, warnings } = checkRoster(
    people.map(({ cells }) => cells),
    (index) => people[index]!.n,
    offices,
  );
  const isElsewhere = listedIn(elsewhere);
  for (const [index, { cardId }] of people.entries()) {
    const field = cardId === null ? isElsewhere(rows[index]!) : undefined;
    if (!field) continue;
    const found = (warnings[index] ??= {});
    (found[field] ??= []).push(rosterMessage("roster_in_other_list"));
  }
  const about = (found: Record<number, Partial<Record<RosterField, ApiMessage | ApiMessage[]>>>) =>
    Object.entries(found).flatMap(([index, fields]) =>
      Object.entries(fields).flatMap(([field, reported]) =>
        [reported].flat().map((each) => ({
          n: people[Number(index)]!.n,
          field: field as RosterField,
          ...each,
        })),
      ),
    ) satisfies AboutCell[];
  return {
    _id: roster.id,
    id: roster.id,
    company: roster.companyId,
    name: roster.name,
    rows: people.map(({ n, version, code, orderId, smallPhoto, page }, index) => ({
      n,
      version,
      ...rows[index]!,
      card: code === null || orderId === null ? null : { code, order: orderId },
      photo: links.signedPath(smallPhoto),
      pageKeepsOwn: smallPhoto !== "" && page !== null && !takesPhoto(page),
    })),
    problems: about(problems),
    warnings: about(warnings),
    waitingCards,
    topUp,
    createdAt: roster.createdAt.toISOString(),
    updatedAt: roster.updatedAt.toISOString(),
  };
}

/** By which field somebody is the same as one of these people; the same list may have been sent twice. */
function listedIn(people: readonly ListedPerson[]) {
  const nameOf = ({ firstName, lastName }: ListedPerson) => folded(`${firstName} ${lastName}`);
  const emails = new Set(people.map(({ email }) => normalizeEmail(email)));
  const names = new Set(people.map(nameOf));
  return (person: ListedPerson): RosterField | undefined => {
    if (person.email !== "" && emails.has(normalizeEmail(person.email))) return "email";
    const name = nameOf(person);
    return name !== "" && names.has(name) ? "firstName" : undefined;
  };
}
