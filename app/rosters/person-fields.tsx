import { useState, type FormEvent } from "react";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { AboutCell, RosterPerson } from "#shared/rosters/roster-calls.ts";
import { ROSTER_FIELDS, type RosterField } from "#shared/rosters/roster-row.ts";

import { COLUMN_LABELS } from "./roster-labels.ts";
import type { Cells } from "./row-drafts.ts";

interface PersonFieldsProps {
  /** Undefined for somebody who is added. */
  person?: RosterPerson;
  /** What was typed before a reload. */
  typed?: Cells | undefined;
  problems?: readonly AboutCell[];
  /** As somebody else has saved them since. */
  theirs?: RosterPerson | undefined;
  isPending: boolean;
  onType: (before: Cells, cells: Cells) => void;
  /** With the fields that differ. */
  onSave: (cells: Partial<Cells>) => void;
  onCancel: () => void;
}

const OPTIONAL: ReadonlySet<RosterField> = new Set([
  "nameOnCard",
  "phone",
  "email",
  "department",
  "office",
]);
const LEFT_TO_RIGHT: ReadonlySet<RosterField> = new Set(["phone", "email"]);

/** The fields of somebody in a list. What is wrong with them is stored, too, and named behind. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, typed, problems = [], theirs, isPending, onType, onSave, onCancel } = props;
  const before = Object.fromEntries(
    ROSTER_FIELDS.map((field) => [field, person?.[field] ?? ""]),
  ) as Cells;
  const [cells, setCells] = useState(typed ?? before);
  const id = `person-${person?.n ?? "new"}`;

  function type(field: RosterField, text: string) {
    const now = { ...cells, [field]: text };
    setCells(now);
    onType(before, now);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const changed = ROSTER_FIELDS.filter((field) => cells[field] !== before[field]);
    if (changed.length === 0) return onCancel();
    onSave(Object.fromEntries(changed.map((field) => [field, cells[field]])));
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      {theirs && (
        <div role="alert" className="rounded-field bg-warn-wash p-4">
          <p>{m.people_changed()}</p>
          <ul className="mt-1">
            {ROSTER_FIELDS.filter((field) => theirs[field] !== before[field]).map((field) => (
              <li key={field}>
                {COLUMN_LABELS[field]()}: <bdi>{theirs[field] || m.people_nothing_typed()}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {ROSTER_FIELDS.map((field) => {
          const problem = problems.find((each) => each.field === field);
          const isSame = cells[field] === before[field];
          return (
            <TextField
              key={field}
              id={`${id}-${field}`}
              label={COLUMN_LABELS[field]()}
              dir={LEFT_TO_RIGHT.has(field) ? "ltr" : "auto"}
              required={!OPTIONAL.has(field)}
              value={cells[field]}
              error={problem && isSame ? rosterText(problem) : undefined}
              onChange={(event) => type(field, event.currentTarget.value)}
            />
          );
        })}
      </div>
      <div className="flex gap-2">
        <Button type="submit" pending={isPending}>
          {m.people_save()}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {m.people_cancel()}
        </Button>
      </div>
    </form>
  );
}
