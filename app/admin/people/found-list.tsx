import { Download, Trash2 } from "lucide-react";
import { useState } from "react";

import { loadPerson } from "#app/api/load-person.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { saveAs } from "#app/ui/save-as.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { FoundPerson, PersonClass, PersonForm } from "#shared/people/person.ts";

import { sayFailed } from "../resource/failures.ts";
import { useMay } from "../session/use-may.ts";
import { FOUND } from "./class-labels.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** References of these say nothing to staff. */
const UNNAMED: ReadonlySet<PersonClass> = new Set(["notifications"]);

/** What was found of a person, and what can be done with it. */
export function FoundList({ found, person }: { found: FoundPerson; person: PersonForm }) {
  const mayErase = useMay()("people.write");
  const [isErasing, setErasing] = useState(false);
  const exporting = useSingleMutation({
    mutationFn: () => loadPerson(person),
    onSuccess: (file) => saveAs(file, "person.zip"),
    onError: (error) =>
      sayFailed(error, m.panel_people_export_failed(), m.panel_people_try_again()),
  });
  const present = found.found.filter(({ count }) => count > 0);
  if (present.length === 0) return <p className="text-ink-2">{m.panel_people_none()}</p>;
  return (
    <div className="grid gap-5">
      {found.names.length > 0 && (
        <div>
          <h3 className="text-note font-label text-ink-2">{m.panel_people_names()}</h3>
          <p className="wrap-anywhere">
            <bdi>{found.names.join(" · ")}</bdi>
          </p>
          {found.names.length > 1 && (
            <p className="mt-1 text-note text-copper">{m.panel_people_several_names()}</p>
          )}
        </div>
      )}
      <ul className="border-t border-line">
        {present.map(({ kind, count, references }) => (
          <li key={kind} className="flex gap-4 border-b border-line py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-label">{FOUND[kind]()}</span>
              {!UNNAMED.has(kind) && (
                <span className="block text-note wrap-anywhere text-ink-2">
                  <bdi>{references.map(({ name }) => name).join(" · ")}</bdi>
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="line"
          pending={exporting.isPending}
          pendingLabel={m.panel_people_exporting()}
          onClick={() => exporting.mutate()}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_people_export()}
        </Button>
        {mayErase && (
          <Button variant="danger" onClick={() => setErasing(true)}>
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_people_erase()}
          </Button>
        )}
        <p className="basis-full text-note text-ink-2">{m.panel_people_export_hint()}</p>
      </div>
      <EraseDialog person={person} isOpen={isErasing} onClose={() => setErasing(false)} />
    </div>
  );
}
