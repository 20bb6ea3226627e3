import { Star } from "lucide-react";
import { useId } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FieldError, FieldLabel } from "#app/ui/field.tsx";

import { RATINGS } from "./star-rating.tsx";

interface RatingFieldProps {
  value: number;
  onValueChange: (rating: number) => void;
  error: string | undefined;
}

/** A rating from 1 to 5, a star each: native radios, so that arrow keys go from star to star. */
export function RatingField({ value, onValueChange, error }: RatingFieldProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-required="true">
      <FieldLabel as="span" id={id} label={m.panel_testimonials_rating()} required />
      <div className="-ms-2.5 flex w-fit">
        {RATINGS.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-panel text-copper hover:bg-ink/6 has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onValueChange(star)}
              aria-label={m.panel_testimonials_stars({ count: star })}
              className="sr-only"
            />
            <Star
              size={24}
              strokeWidth={1.4}
              aria-hidden="true"
              className={classNames(star <= value && "fill-current")}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
