import { isBlank } from "#server/platform/database/lists/conditions.ts";
import { csvDay, csvNumber, csvText } from "#server/platform/database/lists/csv-text.ts";
import { caseless } from "#server/platform/database/lists/sort.ts";
import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { PLACEHOLDER } from "#shared/files/placeholder.ts";
import { testimonialCalls } from "#shared/testimonials/testimonial-calls.ts";

import { testimonials } from "./testimonial.table.ts";

const { name, nameAr, title, titleAr, company, companyAr, quote, quoteAr } = testimonials;

export const testimonialResource = (parts: ResourceParts) =>
  tableResource(parts, {
    calls: testimonialCalls,
    table: testimonials,
    entity: "testimonial",
    list: {
      sorts: {
        name: caseless(name),
        title: caseless(title),
        company: caseless(company),
      },
      unsorted: ["createdAt"],
      filters: { arabicMissing: isBlank(nameAr, titleAr, companyAr, quoteAr) },
      searched: [name, nameAr, title, titleAr, company, companyAr, quote, quoteAr],
      days: testimonials.createdAt,
    },
    pictures: { image: { column: testimonials.image, isRequired: false } },
    /** An example that staff have edited is no longer an example. */
    beforeChange: () => ({ isExample: false }),
    csv: {
      ID: csvText(testimonials.id),
      Name: csvText(name),
      Title: csvText(title),
      Company: csvText(company),
      Rating: csvNumber(testimonials.rating),
      Quote: csvText(quote),
      "Created Date": csvDay(testimonials.createdAt),
    },
    besides: ({ image }) => ({ image: image || PLACEHOLDER.person }),
  });
