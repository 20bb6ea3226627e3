import { Star } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating from 1 to 5, the rest in outline. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={m.panel_testimonials_stars({ count: rating })}
      className="inline-flex gap-0.5 align-middle text-copper"
    >
      {RATINGS.map((star) => (
        <Star
          key={star}
          size={15}
          strokeWidth={1.5}
          aria-hidden="true"
          className={classNames(star <= rating && "fill-current")}
        />
      ))}
    </span>
  );
}
