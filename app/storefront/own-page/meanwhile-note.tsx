import { CircleAlert } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { fieldLabels, listed, valueText } from "./field-labels.ts";
import type { OwnPageForm } from "./use-page-form.ts";

/** Says what was changed in another window or on another device, and lets its owner choose. */
export function MeanwhileNote({ own }: { own: OwnPageForm }) {
  const { meanwhile, form } = own;
  if (!meanwhile) return null;
  const { taken, disputed, theirs } = meanwhile;
  return (
    <div role="alert" className="mb-8 flex gap-3 rounded-field bg-warn-wash p-5 shadow-line">
      <CircleAlert
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-warn"
      />
      <div className="min-w-0 flex-1">
        <p className="font-label">{m.own_page_meanwhile_title()}</p>
        {taken.length > 0 && (
          <p className="mt-1">
            {m.own_page_meanwhile_taken({ fields: listed(taken.map(fieldLabels)) })}
          </p>
        )}
        {disputed.length > 0 && <p className="mt-1">{m.own_page_meanwhile_disputed()}</p>}
        <ul className="mt-2 grid gap-2">
          {disputed.map((field) => (
            <li key={field} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {fieldLabels(field)}: <bdi>{valueText(field, theirs)}</bdi>
              </span>
              <Button
                variant="line"
                size="s"
                onClick={() => form.setValue(field, theirs[field] as never, { shouldDirty: true })}
              >
                {m.own_page_meanwhile_use()}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="s" className="-ms-5 mt-1" onClick={own.forgetMeanwhile}>
          {m.own_page_meanwhile_close()}
        </Button>
      </div>
    </div>
  );
}
