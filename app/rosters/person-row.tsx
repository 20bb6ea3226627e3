import { Pencil, X } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "react-router";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { AboutCell, RosterPerson } from "#shared/rosters/roster-calls.ts";

import { OpenRow } from "./open-row.tsx";
import { SmallPhoto } from "./person-photo.tsx";
import type { RosterDesk } from "./roster-desk.ts";
import { COLUMN_LABELS } from "./roster-labels.ts";
import { readDraft } from "./row-drafts.ts";

interface PersonRowProps extends Pick<RosterDesk, "who" | "canWrite" | "orderPath"> {
  /** The id of the list. */
  list: string;
  person: RosterPerson;
  problems: readonly AboutCell[];
  warnings: readonly AboutCell[];
  /** Whether anybody in the list has a photo. */
  hasPhotos: boolean;
  onRemove: (n: number) => void;
}

/**
 * Somebody in a list. There may be two thousand, and only whoever has changed is drawn anew: so everything that
 * a row is given stays the same as long as it says the same.
 */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { who, list, person, problems, canWrite } = props;
  const { n } = person;
  const [edited, setEdited] = useState(() => {
    const draft = canWrite ? readDraft({ who, list, n }) : undefined;
    return draft && { ...person, ...draft.before, version: draft.version };
  });
  if (!edited) return <ClosedRow {...props} onEdit={() => setEdited(person)} />;
  return (
    <div role="listitem" className="border-b border-line py-4">
      <OpenRow
        list={list}
        edited={edited}
        person={person}
        problems={problems}
        onClose={() => setEdited(undefined)}
      />
    </div>
  );
});

function ClosedRow(props: PersonRowProps & { onEdit: () => void }) {
  const { person, problems, warnings, hasPhotos, canWrite, orderPath, onEdit, onRemove } = props;
  const { n, nameOnCard, firstName, lastName, position, department, phone, email } = person;
  const name = nameOnCard || `${firstName} ${lastName}`.trim() || m.people_column({ number: n });
  return (
    <div role="listitem" className="flex items-start gap-x-3 border-b border-line py-2.5">
      <span
        className={classNames(
          "w-7 shrink-0 text-note text-ink-2 tabular-nums md:w-9",
          hasPhotos ? "pt-2.5" : "pt-0.5",
        )}
      >
        {n}
      </span>
      {hasPhotos && <SmallPhoto path={person.photo} />}
      <div className="min-w-0 flex-1 self-center">
        <p className="flex flex-wrap gap-x-3">
          <bdi className="font-label wrap-anywhere">{name}</bdi>
          <bdi className="text-ink-2 wrap-anywhere">{position}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-ink-2">
          {[department, phone, email, person.office]
            .filter((part) => part !== "")
            .map((part) => (
              <bdi key={part} className="wrap-anywhere">
                {part}
              </bdi>
            ))}
        </p>
        {problems.map((each) => (
          <CellMessage key={each.field} about={each} className="text-bad" />
        ))}
        {warnings.map((each) => (
          <CellMessage key={`${each.field} ${each.code}`} about={each} className="text-warn" />
        ))}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {person.card && !orderPath && (
          <bdi dir="ltr" className="text-note tabular-nums">
            {person.card.code}
          </bdi>
        )}
        {person.card && orderPath && (
          <Link
            to={orderPath(person.card.order)}
            dir="ltr"
            className="text-note tabular-nums underline decoration-line-2 underline-offset-4 max-md:py-3"
          >
            {person.card.code}
          </Link>
        )}
        {canWrite && (
          <IconButton label={m.people_edit({ name })} onClick={onEdit}>
            <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
        {canWrite && !person.card && (
          <IconButton label={m.people_remove({ name })} onClick={() => onRemove(n)}>
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function CellMessage({ about, className }: { about: AboutCell; className: string }) {
  return (
    <p className={`text-note ${className}`}>
      {COLUMN_LABELS[about.field]()}: {rosterText(about)}
    </p>
  );
}
