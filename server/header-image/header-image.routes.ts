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
import {
  headerImageAnswerSchema,
  headerImageFormSchema,
  headerImageListSchema,
  headerImageQuerySchema,
  type HeaderImage,
} from "#shared/header-image/header-image.ts";
import { doneSchema } from "#shared/http/envelope.ts";

import { headerImageService, type SentPicture } from "./header-image.service.ts";
import type { HeaderImageRow } from "./header-image.store.ts";

const tags = ["Content"];
const body = formBody(headerImageFormSchema, { image: "The picture" });

const listHeaderImages = createRoute({
  method: "get",
  path: "/header-image",
  tags,
  summary: "The landing page's picture; only the first is shown",
  security: [],
  request: { query: headerImageQuerySchema },
  responses: { 200: json(headerImageListSchema, "The pictures"), ...errors(400) },
});

const createHeaderImage = createRoute({
  method: "post",
  path: "/header-image",
  tags,
  summary: "Add a header image; the newest is the first",
  request: body,
  responses: { 201: json(headerImageAnswerSchema, "The picture"), ...errors(400, 401, 413) },
});

const changeHeaderImage = createRoute({
  method: "patch",
  path: "/header-image/{id}",
  tags,
  summary: "Change a header image",
  request: { params: idParam, ...body },
  responses: { 200: json(headerImageAnswerSchema, "The picture"), ...errors(400, 401, 404, 413) },
});

const deleteHeaderImage = createRoute({
  method: "delete",
  path: "/header-image/{id}",
  tags,
  summary: "Delete a header image",
  request: { params: idParam },
  responses: { 200: json(doneSchema, "Deleted"), ...errors(401, 404) },
});

export function headerImageRoutes(database: Database, files: FileService) {
  const headerImages = headerImageService(database, files);
  return newRoutes()
    .openapi(listHeaderImages, async (c) => {
      const query = c.req.valid("query");
      const page = pageOf(query);
      const { rows, total } = await headerImages.list(query, page);
      return c.json(list(rows.map(presentHeaderImage), paginationOf(page, total)), 200);
    })
    .openapi(createHeaderImage, async (c) => {
      await using sent = await readBody(c.req.raw);
      const row = await headerImages.create(pictureOf(sent), staffOf(c));
      return c.json(one(presentHeaderImage(row)), 201);
    })
    .openapi(changeHeaderImage, async (c) => {
      await using sent = await readBody(c.req.raw);
      const { id } = c.req.valid("param");
      const row = await headerImages.change(id, pictureOf(sent), staffOf(c));
      return c.json(one(presentHeaderImage(row)), 200);
    })
    .openapi(deleteHeaderImage, async (c) => {
      await headerImages.remove(c.req.valid("param").id, staffOf(c));
      return c.json(deleted("Header image"), 200);
    });
}

function pictureOf(sent: Awaited<ReturnType<typeof readBody>>): SentPicture {
  const { image } = parseOrRefuse(headerImageFormSchema, sent.fields);
  return { upload: lastFile(sent, "image"), path: image };
}

function presentHeaderImage(row: HeaderImageRow): HeaderImage {
  return { ...recordFields(row), image: row.image };
}
