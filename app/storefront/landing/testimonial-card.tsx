import { m } from "#app/i18n/messages.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { inLanguage } from "../layout/in-language.ts";
import { picturePath } from "../layout/picture-path.ts";
import { Portrait } from "./drawings.ts";
import { Stars } from "./stars.tsx";

const PORTRAITS = ["c", "b", "a"] as const;

interface TestimonialCardProps {
  testimonial: Testimonial;
  index: number;
}

export function TestimonialCard({ testimonial, index }: TestimonialCardProps) {
  const { rating, isExample } = testimonial;
  const name = inLanguage(testimonial.name, testimonial.nameAr);
  const title = inLanguage(testimonial.title, testimonial.titleAr);
  const company = inLanguage(testimonial.company, testimonial.companyAr);
  const quote = inLanguage(testimonial.quote, testimonial.quoteAr);
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
        <Avatar
          testimonial={testimonial}
          name={name}
          kind={PORTRAITS[index % PORTRAITS.length] ?? "a"}
        />
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

interface AvatarProps {
  testimonial: Testimonial;
  name: string;
  kind: "a" | "b" | "c";
}

/** The person's picture; the cut-paper portrait for examples; else the first letter. */
function Avatar({ testimonial, name, kind }: AvatarProps) {
  const { image, isExample } = testimonial;
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
      ) : isExample ? (
        <span className="size-full origin-[50%_20%] scale-125">
          <Portrait kind={kind} />
        </span>
      ) : (
        initial
      )}
    </span>
  );
}
