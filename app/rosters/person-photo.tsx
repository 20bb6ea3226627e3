import { Camera, Trash2, UserRound } from "lucide-react";
import { useRef } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError } from "#app/ui/field.tsx";
import { PICTURE_TYPES } from "#app/ui/picture-file.ts";
import { usePictureIntake } from "#app/ui/use-picture-intake.ts";
import type { RosterPerson } from "#shared/rosters/roster-calls.ts";

import { usePersonPhoto } from "./photo-queries.ts";

/** Somebody's photo in their row of a list. @param path '' for the place of one that is not there yet */
export function SmallPhoto({ path, size = "size-10" }: { path: string; size?: string }) {
  const frame = classNames("shrink-0 rounded-pill bg-paper-lo", size);
  if (path === "") {
    return (
      <span aria-hidden="true" className={classNames(frame, "grid place-items-center text-ink-3")}>
        <UserRound size={18} strokeWidth={1.4} />
      </span>
    );
  }
  return (
    <img
      src={path}
      alt={m.people_photo()}
      width="40"
      height="40"
      loading="lazy"
      decoding="async"
      className={classNames(frame, "object-cover")}
    />
  );
}

/** Puts a photo on somebody in a list, in place of the one before, or takes it off; stored at once. */
export function PersonPhoto({ list, person }: { list: string; person: RosterPerson }) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const photo = usePersonPhoto(list, person.n);
  const intake = usePictureIntake({}, (file) => photo.mutate(file));
  const has = person.photo !== "";
  const label = has ? m.people_photo_other() : m.people_photo_choose();
  return (
    <div
      {...intake.drop}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2"
    >
      <SmallPhoto path={person.photo} size="size-14" />
      <div className="flex flex-wrap gap-x-2">
        <Button
          ref={chooser}
          variant="line"
          size="s"
          pending={photo.isPending && photo.variables !== null}
          onClick={() => input.current?.click()}
        >
          <Camera size={16} strokeWidth={1.6} aria-hidden="true" />
          {label}
        </Button>
        {has && (
          <Button
            variant="quiet"
            size="s"
            pending={photo.isPending && photo.variables === null}
            onClick={() => {
              photo.mutate(null);
              // This button goes.
              chooser.current?.focus();
            }}
          >
            <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.people_photo_remove()}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          intake.take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      {person.pageKeepsOwn && (
        <p className="col-span-full text-note text-ink-2">{m.people_photo_kept()}</p>
      )}
      <div className="col-span-full empty:hidden">
        <FieldError>{intake.refusal}</FieldError>
      </div>
    </div>
  );
}
