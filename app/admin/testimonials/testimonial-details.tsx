import { m } from "#app/i18n/translations.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { Detail, Details, TranslationDetail } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { PictureLink } from "../resource/picture-link.tsx";
import { StarRating } from "./star-rating.tsx";

export function TestimonialDetails({ item }: { item: Testimonial }) {
  const image = withoutPlaceholder(item.image);
  return (
    <Details>
      <Detail label={m.panel_testimonials_rating()}>
        <StarRating rating={item.rating} />
      </Detail>
      <TranslationDetail label={m.panel_column_name()} record={item} field="name" />
      <TranslationDetail label={m.panel_testimonials_title()} record={item} field="title" />
      <TranslationDetail label={m.panel_testimonials_company()} record={item} field="company" />
      <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
      <TranslationDetail label={m.panel_testimonials_quote()} record={item} field="quote" />
      <Detail label={m.panel_testimonials_image()}>
        {image && <PictureLink src={image} alt={item.name} className="max-h-40" />}
      </Detail>
      <Detail label={m.panel_testimonials_updated_at()}>{longMoment(item.updatedAt)}</Detail>
    </Details>
  );
}
