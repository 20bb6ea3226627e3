import { Portrait } from "#app/card/portrait.tsx";
import { m } from "#app/paraglide/messages.js";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { Stars } from "./stars.tsx";

const PORTRAITS = ["c", "b", "a"] as const;

interface TestimonialCardProps {
  testimonial: Testimonial;
  index: number;
}

export function TestimonialCard({ testimonial, index }: TestimonialCardProps) {
  const { name, title, company, quote, rating, isExample } = testimonial;
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
        {m.storefront_testimonial_quote({ quote })}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5">
        <Avatar testimonial={testimonial} kind={PORTRAITS[index % PORTRAITS.length] ?? "a"} />
        <span className="min-w-0">
          <b className="block leading-snug font-label">{name}</b>
          <small className="text-note text-ink-2">
            {m.storefront_testimonial_role({ title, company })}
          </small>
        </span>
      </figcaption>
    </figure>
  );
}

/** The person's picture; the cut-paper portrait for examples; else the first letter. */
function Avatar({ testimonial, kind }: { testimonial: Testimonial; kind: "a" | "b" | "c" }) {
  const { image, isExample, name } = testimonial;
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-pill bg-paper-lo text-lead font-light">
      {image ? (
        <img
          src={image}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          className="size-full object-cover"
        />
      ) : isExample ? (
        <span className="size-full origin-[50%_20%] scale-125">
          <Portrait kind={kind} />
        </span>
      ) : (
        <span aria-hidden="true">{[...name][0]}</span>
      )}
    </span>
  );
}
