import { m } from "#app/i18n/translations.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import { testimonialCalls } from "#shared/testimonials/testimonial-calls.ts";
import { DEFAULT_RATING } from "#shared/testimonials/testimonial-form.ts";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { idColumn, translationColumn } from "../resource/common-columns.tsx";
import { CutText } from "../resource/cut-text.tsx";
import { Detail, Details, TranslationDetail } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { missingIn } from "../resource/missing-translation.tsx";
import { PictureLink } from "../resource/picture-link.tsx";
import type { ResourceView } from "../resource/resource-view.ts";
import { columnHelper } from "../resource/table-columns.ts";
import { StarRating } from "./star-rating.tsx";
import { TestimonialFields, type TestimonialValues } from "./testimonial-fields.tsx";

const column = columnHelper<Testimonial>();

export const testimonialView: ResourceView<Testimonial, TestimonialValues> = {
  calls: testimonialCalls,
  list: {
    sorts: ["createdAt", "name", "title", "company", "rating"],
    defaultSort: "createdAt",
    filters: { rating: ["1", "2", "3", "4", "5"], arabicMissing: ["true", "false"] },
  },
  columns: [
    ...idColumn<Testimonial>(),
    ...translationColumn<Testimonial, "name">("name", m.panel_column_name(), {
      widest: "max-w-44",
    }),
    ...translationColumn<Testimonial, "title">("title", m.panel_testimonials_title(), {
      widest: "max-w-40",
    }),
    ...translationColumn<Testimonial, "quote">("quote", m.panel_testimonials_quote(), {
      enableSorting: false,
      skeleton: "w-64",
      widest: "max-w-72",
      className: "@max-[48rem]:hidden",
    }),
    ...column.columns([
      column.accessor("rating", {
        id: "rating",
        header: m.panel_testimonials_rating(),
        sortDescFirst: true,
        meta: { skeleton: "w-22" },
        cell: ({ getValue }) => <StarRating rating={getValue()} />,
      }),
    ]),
  ],
  card: (testimonial) => ({
    title: <CutText>{testimonial.name}</CutText>,
    note: <CutText>{testimonial.title}</CutText>,
    badge: <StarRating rating={testimonial.rating} />,
    detail: <CutText>{testimonial.quote}</CutText>,
    missing: missingIn(testimonial, ["name", "title", "company", "quote"]),
  }),
  texts: {
    title: () => m.panel_screen("testimonials"),
    search: m.panel_testimonials_search,
    empty: m.panel_testimonials_empty,
    emptyHint: m.panel_testimonials_empty_hint,
    loadFailed: m.panel_testimonials_load_failed,
    name: ({ name }) => name,
    add: () => m.panel_add("testimonials"),
    edit: m.panel_testimonials_edit,
    created: m.panel_testimonials_created,
    updated: m.panel_testimonials_updated,
    deleted: m.panel_testimonials_deleted,
    deleteTitle: ({ name }) => m.panel_delete_named({ name }),
    deleteQuestion: ({ name }) => m.panel_testimonials_delete_text({ name }),
    deleteLabel: m.panel_testimonials_delete,
    saveFailed: { title: m.panel_update_failed, text: m.panel_testimonials_update_failed },
    createFailed: { title: m.panel_error, text: m.panel_testimonials_create_failed },
    deleteFailed: { title: m.panel_delete_failed_title, text: m.panel_testimonials_delete_failed },
  },
  Details: TestimonialDetails,
  form: {
    valuesOf: (testimonial) => ({
      name: testimonial?.name ?? "",
      nameAr: testimonial?.nameAr ?? "",
      title: testimonial?.title ?? "",
      titleAr: testimonial?.titleAr ?? "",
      company: testimonial?.company ?? "",
      companyAr: testimonial?.companyAr ?? "",
      quote: testimonial?.quote ?? "",
      quoteAr: testimonial?.quoteAr ?? "",
      rating: testimonial?.rating ?? DEFAULT_RATING,
      image: testimonial?.image ?? "",
    }),
    Fields: TestimonialFields,
  },
};

function TestimonialDetails({ item }: { item: Testimonial }) {
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
