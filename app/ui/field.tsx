import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
import { useDensity, type Density } from "./density.tsx";

/** The props that every field has besides its own. */
export interface FieldLook {
  label: ReactNode;
  /** The error message; the field is invalid while there is one. */
  error?: string;
  /** Keeps a place for errors, which a script without React fills (`form-program.ts`). */
  errorPlace?: boolean;
  hint?: ReactNode;
  /** Says what is worth knowing of the value, and stands in no one's way; nothing while it is empty. */
  note?: ReactNode;
  /** Marks the label with an asterisk and the control with aria-required. */
  required?: boolean;
  /** A short text at the end of the label's line, e.g. 'Optional'. */
  aside?: ReactNode;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
  density?: Density;
}

/** The ids that connect a control with its label, hint and error. */
export function useField(
  { error, errorPlace, hint, note }: Pick<FieldLook, "error" | "errorPlace" | "hint" | "note">,
  givenId?: string,
) {
  const own = useId();
  const id = givenId ?? own;
  const described = [
    (error || errorPlace) && `${id}-error`,
    hint && `${id}-hint`,
    note && `${id}-note`,
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    labelId: `${id}-label`,
    control: {
      id,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

interface FieldProps extends FieldLook {
  /** The control's id, as returned by `useField`. */
  id: string;
  /** `span` for controls that a label element can't name. */
  labelAs?: "label" | "span";
  children: ReactNode;
}

/** Label above, control, then hint, note and error below. */
export function Field(props: FieldProps) {
  const { id, labelAs, children, error, errorPlace, hint, note, density, ...label } = props;
  return (
    <div className="min-w-0">
      <FieldLabel id={id} as={labelAs} density={density} {...label} />
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-note text-ink-2">
          {hint}
        </p>
      )}
      {note && (
        // Always there, because a screen reader announces what is added to it.
        <div id={`${id}-note`} role="status" className="mt-2 text-note text-warn empty:hidden">
          {note}
        </div>
      )}
      <FieldError id={`${id}-error`} isPlace={errorPlace}>
        {error}
      </FieldError>
    </div>
  );
}

interface FieldLabelProps extends Pick<
  FieldLook,
  "label" | "required" | "aside" | "hideLabel" | "density"
> {
  id: string;
  as?: "label" | "span";
}

export function FieldLabel(props: FieldLabelProps) {
  const { id, as = "label", label, required, aside, hideLabel, density } = props;
  const panel = useDensity(density) === "panel";
  const text = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  return (
    <span className={classNames("mb-2 flex items-baseline gap-2", hideLabel && "sr-only")}>
      {as === "label" ? (
        <label id={`${id}-label`} htmlFor={id} className={labelClass(panel)}>
          {text}
        </label>
      ) : (
        <span id={`${id}-label`} className={labelClass(panel)}>
          {text}
        </span>
      )}
      {aside && <small className="ms-auto text-note text-ink-2">{aside}</small>}
    </span>
  );
}

function labelClass(panel: boolean): string {
  return classNames("font-label leading-snug", panel ? "text-panel" : "text-body");
}

function RequiredMark() {
  return (
    <>
      <span aria-hidden="true" className="ms-1.5 text-bad">
        *
      </span>
      <span className="sr-only"> ({m.ui_required()})</span>
    </>
  );
}

interface FieldErrorProps {
  id?: string;
  /** Renders it hidden while there is none, instead of nothing. */
  isPlace?: boolean;
  children?: ReactNode;
}

/** The error below a field. */
export function FieldError({ id, isPlace = false, children }: FieldErrorProps) {
  if (!children && !isPlace) return null;
  return (
    <p id={id} hidden={!children} className="mt-2 flex gap-2 text-note font-normal text-bad">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <span data-text className="min-w-0">
        {children}
      </span>
    </p>
  );
}
