import { Check } from "lucide-react";
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";

import { CardFace } from "./card-face.tsx";
import type { CardFaceProps } from "./card-print.ts";

interface ColorDesign {
  color: string;
  colorName: string;
  /** Words below its name: how many are left. */
  note?: string | undefined;
  /** It can't be chosen. */
  isClosed?: boolean;
}

export interface ColorChoiceProps extends Pick<
  ComponentProps<"input">,
  "name" | "onChange" | "onBlur" | "ref"
> {
  legend: ReactNode;
  designs: readonly ColorDesign[];
  /** What is printed on the cards in the pictures; by default an example. */
  print?: CardFaceProps;
  /** The chosen colour value in controlled use; omit it with `register`. */
  value?: string;
  onValueChange?: (color: string) => void;
  /** Why the chosen colour can't be taken. */
  error?: ReactNode;
  /** Content after the legend: the chosen colour's name, or an asterisk. */
  aside?: ReactNode;
}

/**
 * A choice of the product's colours, each a picture of the card with its name. Native radio
 * buttons.
 */
export function ColorChoice(props: ColorChoiceProps) {
  const { legend, aside, designs, value, error, onValueChange, onChange, onBlur, ref } = props;
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the page's script ran is what the buttons show, but no event tells it.
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (value !== undefined && chosen !== undefined && chosen !== value) onValueChange?.(chosen);
    // Once, when the page has become alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset
      ref={fieldset}
      data-colors
      className="min-w-0"
      {...(error && {
        role: "radiogroup",
        "aria-invalid": true,
        "aria-describedby": `${id}-error`,
        id,
      })}
    >
      <legend className="flex gap-2 font-label leading-snug wrap-anywhere">
        {legend}
        {aside}
      </legend>
      <div className="mt-3.5 grid grid-cols-2 gap-3">
        {designs.map((design) => (
          <label
            key={design.color}
            className="group relative flex min-h-18 items-center gap-2.5 rounded-field px-3 py-2 font-normal shadow-line-2 transition-shadow focus-frame has-checked:bg-paper-hi has-checked:shadow-chosen has-disabled:cursor-not-allowed has-disabled:bg-paper-lo md:gap-3 md:px-3.5"
          >
            <input
              type="radio"
              name={props.name ?? id}
              value={design.color}
              disabled={design.isClosed}
              ref={ref}
              onBlur={onBlur}
              checked={value === undefined ? undefined : value === design.color}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(design.color);
              }}
              className="sr-only"
            />
            <span className="w-10.5 shrink-0 lit-small group-has-disabled:opacity-40 md:w-13.5">
              <CardFace {...props.print} color={design.color} detail="small" label="" />
            </span>
            <span className="min-w-0 leading-snug wrap-anywhere">
              {design.colorName}
              <small className="block text-note text-ink-2 empty:hidden">{design.note}</small>
            </span>
            <Check
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className="ms-auto hidden shrink-0 group-has-checked:block max-md:absolute max-md:end-1.5 max-md:top-1.5 max-md:size-4"
            />
          </label>
        ))}
      </div>
      {error && <div id={`${id}-error`}>{error}</div>}
    </fieldset>
  );
}
