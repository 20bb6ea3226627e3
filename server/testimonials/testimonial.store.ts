import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, withinDays, type Slice } from "#server/database/listing.ts";
import type { TestimonialQuery } from "#shared/testimonials/testimonial-form.ts";

import { testimonials } from "./testimonial.table.ts";

export type TestimonialRow = typeof testimonials.$inferSelect;

const SORT_COLUMNS = {
  createdAt: testimonials.createdAt,
  name: sql`lower(${testimonials.name})`,
  title: sql`lower(${testimonials.title})`,
  company: sql`lower(${testimonials.company})`,
  rating: testimonials.rating,
};

export function testimonialStore(db: Db) {
  return {
    async list(
      query: TestimonialQuery,
      slice: Slice,
    ): Promise<{ rows: TestimonialRow[]; total: number }> {
      const { name, nameAr, title, titleAr, company, companyAr, quote, quoteAr } = testimonials;
      const matching = and(
        isNull(testimonials.deletedAt),
        query.rating === undefined ? undefined : eq(testimonials.rating, query.rating),
        withinDays(testimonials.createdAt, query),
        containing(query.search, name, nameAr, title, titleAr, company, companyAr, quote, quoteAr),
      );
      const selected = db
        .select()
        .from(testimonials)
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "createdAt", SORT_COLUMNS, testimonials.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(testimonials, matching),
      ]);
      return { rows, total };
    },
  };
}
