import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { SheetColumn } from "#shared/rosters/roster-calls.ts";
import { ROSTER_COLUMNS, type RosterColumn } from "#shared/rosters/roster-headings.ts";

import { FileField } from "./file-field.tsx";
import { useRosterDesk } from "./roster-desk.ts";
import { COLUMN_LABELS } from "./roster-labels.ts";
import { useCreateRoster } from "./roster-queries.ts";

type Mapping = Record<string, RosterColumn | "none">;

/** Takes a list as a file or as a copied table; where its headings are unknown the columns are chosen. */
export function NewRoster() {
  const desk = useRosterDesk();
  const navigate = useNavigate();
  const create = useCreateRoster();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState("");
  const [mapping, setMapping] = useState<Mapping>({});
  const [isHeading, setHeading] = useState(true);
  const asked = create.data && !create.data.data.data ? create.data.data : undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    const chosen = asked ? { mapping, firstRowIsHeading: isHeading } : {};
    const list = file ? { file } : { text };
    create.mutate(
      { ...list, ...chosen },
      {
        onSuccess: ({ data: { data: roster } }) => {
          if (roster) void navigate(desk.listPath(roster._id), { replace: true });
        },
      },
    );
  }

  /** What was asked belongs to another list now. */
  function anew() {
    create.reset();
    setMapping({});
  }

  return (
    <form onSubmit={send} className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-5">
      <a
        href={desk.templatePath}
        download
        className="inline-flex min-h-11 items-center justify-self-start underline decoration-line-2 underline-offset-4 hover:decoration-current md:min-h-8"
      >
        {m.people_template()}
      </a>
      <FileField
        id="roster-file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        label={m.people_file()}
        hint={m.people_file_hint()}
        onFile={(chosen) => {
          setFile(chosen);
          anew();
        }}
      />
      {!file && (
        <TextareaField
          label={m.people_paste()}
          hint={m.people_paste_hint()}
          rows={6}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            anew();
          }}
        />
      )}
      {asked && (
        <Columns
          columns={asked.columns}
          missing={asked.notes.map(rosterText)}
          mapping={mapping}
          onChoose={(index, field) => setMapping({ ...mapping, [index]: field })}
          isHeading={isHeading}
          onHeading={setHeading}
        />
      )}
      <Button
        type="submit"
        className="justify-self-start max-md:w-full"
        disabled={!file && text.trim() === ""}
        pending={create.isPending}
        pendingLabel={m.people_reading()}
      >
        {m.people_read()}
      </Button>
    </form>
  );
}

interface ColumnsProps {
  columns: readonly SheetColumn[];
  missing: readonly string[];
  mapping: Mapping;
  onChoose: (index: number, field: RosterColumn | "none") => void;
  isHeading: boolean;
  onHeading: (isHeading: boolean) => void;
}

function Columns({ columns, missing, mapping, onChoose, isHeading, onHeading }: ColumnsProps) {
  const hasHeadings = columns.some(({ heading }) => heading !== "");
  const options = [
    { value: "none", label: m.people_nothing() },
    ...ROSTER_COLUMNS.map((field) => ({ value: field, label: COLUMN_LABELS[field]() })),
  ];
  return (
    <section aria-labelledby="roster-columns" className="grid gap-4 border-t border-ink pt-4">
      <h2 id="roster-columns" className="font-label">
        {m.people_map_title()}
      </h2>
      <p className="text-ink-2">{m.people_map_text()}</p>
      <ul role="alert" className="text-bad">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {!hasHeadings && (
        <Switch
          label={m.people_first_row()}
          checked={isHeading}
          onChange={(event) => onHeading(event.currentTarget.checked)}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {columns.map(({ index, heading, samples, field }) => (
          <SelectField
            key={index}
            label={heading || m.people_column({ number: index + 1 })}
            hint={<bdi>{samples.join(" · ")}</bdi>}
            options={options}
            value={mapping[index] ?? field ?? "none"}
            onValueChange={(chosen) => onChoose(index, chosen as RosterColumn | "none")}
          />
        ))}
      </div>
    </section>
  );
}
