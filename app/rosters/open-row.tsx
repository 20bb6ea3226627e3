import { useState } from "react";

import type { AboutCell, RosterPerson } from "#shared/rosters/roster-calls.ts";

import { PersonFields } from "./person-fields.tsx";
import { PersonPhoto } from "./person-photo.tsx";
import { useRosterDesk } from "./roster-desk.ts";
import { isStale as isStaleRow, useChangeRoster } from "./roster-queries.ts";
import { dropDraft, keepDraft, readDraft } from "./row-drafts.ts";

interface OpenRowProps {
  /** The id of the list. */
  list: string;
  /** As the row was when it was opened. */
  edited: RosterPerson;
  /** As it is now. */
  person: RosterPerson;
  problems: readonly AboutCell[];
  onClose: () => void;
}

/** Somebody in a list while they are mended. What is typed outlives a reload. */
export function OpenRow({ list, edited, person, problems, onClose }: OpenRowProps) {
  const { who } = useRosterDesk();
  const change = useChangeRoster(list);
  const place = { who, list, n: person.n };
  const [draft] = useState(() => readDraft(place));
  /** What was typed before a reload may be of a row that somebody else has saved since. */
  const [isStale, setStale] = useState(draft !== undefined && edited.version !== person.version);

  function close() {
    dropDraft(place);
    onClose();
  }

  return (
    <div className="grid gap-4">
      <PersonPhoto list={list} person={person} />
      <PersonFields
        person={edited}
        typed={draft?.cells}
        theirs={isStale ? person : undefined}
        problems={problems}
        isPending={change.isPending}
        onType={(before, cells) => keepDraft(place, { version: edited.version, before, cells })}
        onSave={(cells) =>
          change.mutate(
            {
              kind: "change",
              n: person.n,
              version: isStale ? person.version : edited.version,
              cells,
            },
            { onSuccess: close, onError: (error) => setStale(isStaleRow(error)) },
          )
        }
        onCancel={close}
      />
    </div>
  );
}
