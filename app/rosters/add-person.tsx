import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { PersonFields } from "./person-fields.tsx";
import { useRosterDesk } from "./roster-desk.ts";
import { useChangeRoster } from "./roster-queries.ts";
import { dropDraft, keepDraft, readDraft } from "./row-drafts.ts";

/** Adds somebody to a list. What is typed outlives a reload, as in a row. */
export function AddPerson({ list }: { list: string }) {
  const { who } = useRosterDesk();
  const change = useChangeRoster(list);
  const place = { who, list, n: "new" } as const;
  const [typed, setTyped] = useState(() => readDraft(place)?.cells);
  const [isAdding, setAdding] = useState(typed !== undefined);
  function close() {
    dropDraft(place);
    setTyped(undefined);
    setAdding(false);
  }
  if (!isAdding) {
    return (
      <Button
        variant="line"
        className="justify-self-start max-md:w-full"
        onClick={() => setAdding(true)}
      >
        {m.people_add_person()}
      </Button>
    );
  }
  return (
    <PersonFields
      typed={typed}
      isPending={change.isPending}
      onType={(before, cells) => keepDraft(place, { version: 0, before, cells })}
      onSave={(cells) => change.mutate({ kind: "add", cells }, { onSuccess: close })}
      onCancel={close}
    />
  );
}
