import { useState, type FormEvent } from "react";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { UploadProgress } from "#app/ui/upload-progress.tsx";
import type { PhotosTaken } from "#shared/rosters/roster-calls.ts";

import { FileField } from "./file-field.tsx";
import { useAddPhotos } from "./photo-queries.ts";

/** Sends the photos of many people at once, and says which of them have found nobody. */
export function AddPhotos({ list }: { list: string }) {
  const add = useAddPhotos(list);
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState(0);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!file) return;
    setPercent(0);
    add.mutate(
      { file, onProgress: (share) => setPercent(Math.round(share * 100)) },
      {
        onSuccess() {
          form.reset();
          setFile(undefined);
        },
      },
    );
  }

  return (
    <section aria-labelledby="people-photos" className="grid gap-4 border-t border-ink pt-5">
      <h2 id="people-photos" className="font-label">
        {m.people_photos_title()}
      </h2>
      <form onSubmit={send} className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4">
        <FileField
          id="people-photos-file"
          accept=".zip,application/zip,application/x-zip-compressed"
          label={m.people_photos_file()}
          hint={m.people_photos_hint()}
          onFile={(chosen) => {
            setFile(chosen);
            add.reset();
          }}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            variant="line"
            className="max-md:w-full"
            disabled={!file}
            pending={add.isPending}
            pendingLabel={m.people_photos_sending()}
          >
            {m.people_photos_send()}
          </Button>
          {add.isPending && (
            <UploadProgress
              percent={percent}
              text={
                percent < 100 ? m.people_photos_sent({ percent }) : m.people_photos_being_read()
              }
            />
          )}
        </div>
      </form>
      <div role="status">{add.data && <Taken taken={add.data} />}</div>
    </section>
  );
}

function Taken({ taken }: { taken: PhotosTaken }) {
  const { matched, unmatched, ambiguous, refused, kept } = taken;
  return (
    <div className="grid gap-3">
      <p className={matched > 0 ? "text-ok" : "text-ink-2"}>
        {matched > 0 ? m.people_photos_matched({ count: matched }) : m.people_photos_none()}
      </p>
      <Names title={m.people_photos_unmatched({ count: unmatched.length })} names={unmatched} />
      <Names title={m.people_photos_ambiguous({ count: ambiguous.length })} names={ambiguous} />
      <Names
        title={m.people_photos_refused({ count: refused.length })}
        names={refused.map(({ name }) => name)}
        about={refused.map(({ reason, ...cell }) => rosterText({ ...cell, message: reason }))}
      />
      <Names title={m.people_photos_kept({ count: kept.length })} names={kept} />
    </div>
  );
}

interface NamesProps {
  title: string;
  /** Of files. */
  names: readonly string[];
  /** What is said of each. */
  about?: readonly string[];
}

function Names({ title, names, about = [] }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 max-h-60 overflow-y-auto pb-1 text-note text-ink-2">
        {names.map((name, index) => (
          // Two files in different folders may have one name.
          <li key={`${index} ${name}`} className="wrap-anywhere">
            <bdi>{name}</bdi>
            {about[index] !== undefined && <> · {about[index]}</>}
          </li>
        ))}
      </ul>
    </div>
  );
}
