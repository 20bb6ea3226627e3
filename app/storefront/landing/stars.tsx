import { m } from "#app/i18n/translations.ts";

const ALL = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 filled stars, the others outlined. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={m.storefront_testimonial_stars({ rating })}
      className="inline-flex gap-1 text-copper"
    >
      {ALL.map((star) => (
        <svg key={star} width="15" height="15" viewBox="0 0 24 24">
          <path
            d="m12 2.2 3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.3-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z"
            fill={star <= rating ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  );
}
