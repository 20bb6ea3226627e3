import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { checkRoster } from "#shared/rosters/check-roster.ts";
import type { AboutCell, Roster } from "#shared/rosters/roster-calls.ts";
import type { RosterField } from "#shared/rosters/roster-row.ts";

import { takesPhoto } from "./give-photo.ts";
import type { RosterRecord, StoredPerson } from "./roster.store.ts";

interface OfCompany extends Pick<Roster, "waitingCards" | "topUp"> {
  /** The names of its offices. */
  offices: readonly string[];
}

/** A list with what is wrong in it. */
export function presentRoster(
  roster: RosterRecord,
  people: readonly StoredPerson[],
  { waitingCards, topUp, offices }: OfCompany,
  links: Pick<FileLinks, "signedPath">,
): Roster {
  const { rows, problems, warnings } = checkRoster(
    people.map(({ cells }) => cells),
    (index) => people[index]!.n,
    offices,
  );
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
