import { asc, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { testimonials } from "./testimonial.table.ts";

export type TestimonialRow = typeof testimonials.$inferSelect;

export function testimonialStore(db: Db) {
  return {
    async list(page: { limit: number | undefined; offset: number }): Promise<TestimonialRow[]> {
      const query = db
        .select()
        .from(testimonials)
        .where(isNull(testimonials.deletedAt))
        .orderBy(asc(testimonials.createdAt), asc(testimonials.id))
        .offset(page.offset);
      return page.limit === undefined ? query : query.limit(page.limit);
    },

    count: () => db.$count(testimonials, isNull(testimonials.deletedAt)),
  };
}
