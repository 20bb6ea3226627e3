import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import type { FileService } from "#server/files/file.service.ts";
import {
  deleted,
  errors,
  json,
  list,
  one,
  pageOf,
  paginationOf,
  recordFields,
} from "#server/http/answers.ts";
import { idParam, newRoutes, parseOrRefuse, staffOf } from "#server/http/context.ts";
import { formBody, lastFile } from "#server/http/form-body.ts";
import { readBody } from "#server/http/read-body.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import {
  testimonialChangeSchema,
  testimonialFormSchema,
  testimonialQuerySchema,
} from "#shared/testimonials/testimonial-form.ts";
import {
  testimonialAnswerSchema,
  testimonialListSchema,
  type Testimonial,
} from "#shared/testimonials/testimonial.ts";

import { testimonialService } from "./testimonial.service.ts";
import type { TestimonialRow } from "./testimonial.store.ts";

const tags = ["Content"];
const PICTURE = { image: "The picture; without one, the stored picture stays" };

const listTestimonials = createRoute({
  method: "get",
  path: "/testimonials",
  tags,
  summary: "What clients say",
  security: [],
  request: { query: testimonialQuerySchema },
  responses: { 200: json(testimonialListSchema, "The testimonials"), ...errors(400) },
});

const createTestimonial = createRoute({
  method: "post",
  path: "/testimonials",
  tags,
  summary: "Add a testimonial",
  request: formBody(testimonialFormSchema, PICTURE),
  responses: { 201: json(testimonialAnswerSchema, "The testimonial"), ...errors(400, 401, 413) },
});

const changeTestimonial = createRoute({
  method: "patch",
  path: "/testimonials/{id}",
  tags,
  summary: "Change a testimonial",
  request: { params: idParam, ...formBody(testimonialChangeSchema, PICTURE) },
  responses: {
    200: json(testimonialAnswerSchema, "The testimonial"),
    ...errors(400, 401, 404, 413),
  },
});

const deleteTestimonial = createRoute({
  method: "delete",
  path: "/testimonials/{id}",
  tags,
  summary: "Delete a testimonial",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function testimonialRoutes(database: Database, files: FileService) {
  const testimonials = testimonialService(database, files);
  return newRoutes()
    .openapi(listTestimonials, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await testimonials.list(query, page);
      return c.json(list(rows.map(presentTestimonial), paginationOf(page, total)), 200);
    })
    .openapi(createTestimonial, async (c) => {
      await using body = await readBody(c.req.raw);
      const form = parseOrRefuse(testimonialFormSchema, body.fields);
      const row = await testimonials.create(form, lastFile(body, "image"), staffOf(c));
      return c.json(one(presentTestimonial(row)), 201);
    })
    .openapi(changeTestimonial, async (c) => {
      await using body = await readBody(c.req.raw);
      const form = parseOrRefuse(testimonialChangeSchema, body.fields);
      const { id } = c.req.valid("param");
      const row = await testimonials.change(id, form, lastFile(body, "image"), staffOf(c));
      return c.json(one(presentTestimonial(row)), 200);
    })
    .openapi(deleteTestimonial, async (c) => {
      await testimonials.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Testimonial"), 200);
    });
}

function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    ...recordFields(row),
    name: row.name,
    nameAr: row.nameAr,
    title: row.title,
    titleAr: row.titleAr,
    company: row.company,
    companyAr: row.companyAr,
    quote: row.quote,
    quoteAr: row.quoteAr,
    rating: row.rating,
    image: row.image,
    isExample: row.isExample,
  };
}
