import { Pencil, X } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "react-router";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { AboutCell, RosterPerson } from "#shared/rosters/roster-calls.ts";

import { PersonFields } from "./person-fields.tsx";
import { useRosterDesk } from "./roster-desk.ts";
import { COLUMN_LABELS } from "./roster-labels.ts";
import { isStale as isStaleRow, type useChangeRoster } from "./roster-queries.ts";

interface PersonRowProps {
  person: RosterPerson;
  problems: readonly AboutCell[];
  warnings: readonly AboutCell[];
  canWrite: boolean;
  change: ReturnType<typeof useChangeRoster>;
}

/** Somebody in a list. Rows that are out of sight are not laid out: there may be two thousand. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, problems, warnings, canWrite, change } = props;
  const desk = useRosterDesk();
  const [edited, setEdited] = useState<RosterPerson>();
  const [isStale, setStale] = useState(false);
  const { n, version, nameOnCard, firstName, lastName, position, department, phone, email } =
    person;
  const name = nameOnCard || `${firstName} ${lastName}`.trim() || m.people_column({ number: n });
  function close() {
    setEdited(undefined);
    setStale(false);
  }
  if (edited) {
    return (
      <li className="border-b border-line py-4">
        <PersonFields
          person={edited}
          theirs={isStale ? person : undefined}
          problems={problems}
          isPending={change.isPending}
          onSave={(cells) =>
            change.mutate(
              { kind: "change", n, version: isStale ? version : edited.version, cells },
              {
                onSuccess: close,
                onError: (error) => setStale(isStaleRow(error)),
              },
            )
          }
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <span className="pt-0.5 text-note text-ink-2 tabular-nums">{n}</span>
      <div className="min-w-0">
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
          <Said key={each.field} about={each} className="text-bad" />
        ))}
        {warnings.map((each) => (
          <Said key={`${each.field} ${each.code}`} about={each} className="text-warn" />
        ))}
      </div>
      <div className="flex items-center gap-1">
        {person.card && !desk.orderPath && (
          <bdi dir="ltr" className="text-note tabular-nums">
            {person.card.code}
          </bdi>
        )}
        {person.card && desk.orderPath && (
          <Link
            to={desk.orderPath(person.card.order)}
            dir="ltr"
            className="text-note tabular-nums underline decoration-line-2 underline-offset-4 max-md:py-3"
          >
            {person.card.code}
          </Link>
        )}
        {canWrite && (
          <IconButton label={m.people_edit({ name })} onClick={() => setEdited(person)}>
            <Pencil size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
        {canWrite && !person.card && (
          <IconButton
            label={m.people_remove({ name })}
            onClick={() => change.mutate({ kind: "remove", n })}
          >
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
});

function Said({ about, className }: { about: AboutCell; className: string }) {
  return (
    <p className={`text-note ${className}`}>
      {COLUMN_LABELS[about.field]()}: {rosterText(about)}
    </p>
  );
}
