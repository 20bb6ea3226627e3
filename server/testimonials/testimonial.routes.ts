import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { errors, json, list, pageOf, paginationOf, recordFields } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { pageQuerySchema } from "#shared/http/page-query.ts";
import { testimonialListSchema, type Testimonial } from "#shared/testimonials/testimonial.ts";

import { testimonialStore, type TestimonialRow } from "./testimonial.store.ts";

const listTestimonials = createRoute({
  method: "get",
  path: "/testimonials",
  tags: ["Content"],
  summary: "What clients say",
  security: [],
  request: { query: pageQuerySchema },
  responses: { 200: json(testimonialListSchema, "The testimonials"), ...errors(400) },
});

export function testimonialRoutes(database: Database) {
  const store = testimonialStore(database.db);
  return newRoutes().openapi(listTestimonials, async (c) => {
    const page = pageOf(c.req.valid("query"));
    const [rows, total] = await Promise.all([store.list(page), store.count()]);
    return c.json(list(rows.map(presentTestimonial), paginationOf(page, total)), 200);
  });
}

function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...recordFields(row),
    name: row.name,
    title: row.title,
    company: row.company,
    quote: row.quote,
    rating: row.rating,
    image: row.image,
    isExample: row.isExample,
  };
}
