import { m } from "#app/i18n/translations.ts";
import { Picture } from "#app/ui/picture.tsx";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { inPageLanguage } from "../layout/in-language.ts";
import { picturePath } from "../layout/picture-path.ts";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { rating, isExample } = testimonial;
  const name = inPageLanguage(testimonial, "name");
  const title = inPageLanguage(testimonial, "title");
  const company = inPageLanguage(testimonial, "company");
  const quote = inPageLanguage(testimonial, "quote");
  return (
    <figure className="flex w-full flex-col border-t border-ink pt-5">
      <div className="flex min-h-7 items-center justify-between">
        <Stars rating={rating} />
        {isExample && (
          <span className="rounded-pill border border-line-2 px-2.5 py-1 text-note leading-tight text-ink-2">
            {m.storefront_testimonial_example()}
          </span>
        )}
      </div>
      <blockquote className="mt-7 mb-10 text-quote font-light tracking-lead wrap-anywhere lg:pe-6">
        <bdi>{m.storefront_testimonial_quote({ quote })}</bdi>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5">
        <Avatar image={withoutPlaceholder(testimonial.image)} name={name} />
        <span className="min-w-0 wrap-anywhere">
          <b className="block leading-snug font-label">
            <bdi>{name}</bdi>
          </b>
          <small className="text-note text-ink-2">
            <bdi>{m.storefront_testimonial_role({ title, company })}</bdi>
          </small>
        </span>
      </figcaption>
    </figure>
  );
}

/** The person's picture, or the first letter of the name. */
function Avatar({ image, name }: { image: string; name: string }) {
  const initial = <span aria-hidden="true">{[...name][0]}</span>;
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-pill bg-paper-lo text-lead font-light">
      {image ? (
        <Picture
          src={picturePath(image)}
          fallback={initial}
          alt=""
          sizes="48px"
          className="size-full object-cover"
        />
      ) : (
        initial
      )}
    </span>
  );
}

const ALL = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 filled stars, the others outlined. */
function Stars({ rating }: { rating: number }) {
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
