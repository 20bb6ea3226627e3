import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { unlessRefused } from "#app/ui/refused-input.ts";

import { ReadOnly, ReadOnlyNote } from "./read-only.tsx";

interface SectionFrameProps {
  /** Of the section in the address: `/admin-panel/settings#bank`. */
  id: string;
  title: string;
  /** Where in the shop it shows. */
  text: string;
  children: ReactNode;
}

/** One group of settings: what it is for at the start, its fields in a frame beside it. */
export function SectionFrame({ id, title, text, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 border-t border-ink pt-4 @[52rem]:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-base font-label tracking-label">
          {title}
        </h2>
        <p className="mt-1.5 max-w-110 text-note text-pretty text-ink-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

interface SectionFormProps {
  children: ReactNode;
  /** Made by `useEditedForm`. */
  edited: { submit: () => unknown; isChanged: boolean; refusal: string };
  isSaving: boolean;
  /** Who may look at the fields, but not save them, reads that in the button's place. */
  isReadOnly?: boolean;
}

/** The fields of a section with the button that saves them and nothing else. */
export function SectionForm({ children, edited, isSaving, isReadOnly }: SectionFormProps) {
  const { submit, isChanged, refusal } = edited;
  return (
    <form
      noValidate
      onSubmit={unlessRefused(submit)}
      className="min-w-0 rounded-panel bg-white/60 shadow-line"
    >
      <div className="grid items-start gap-x-6 gap-y-5 p-4 md:grid-cols-2 md:p-6">
        <ReadOnly isReadOnly={isReadOnly}>{children}</ReadOnly>
        {refusal && (
          <div className="md:col-span-2">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line px-4 py-3 md:px-6">
        {isChanged && <span className="text-note text-copper">{m.panel_settings_unsaved()}</span>}
        {isReadOnly ? (
          <ReadOnlyNote />
        ) : (
          <Button
            type="submit"
            disabled={!isChanged}
            pending={isSaving}
            pendingLabel={m.panel_saving()}
          >
            {m.panel_save()}
          </Button>
        )}
      </div>
    </form>
  );
}
