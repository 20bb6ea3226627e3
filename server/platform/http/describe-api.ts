import { createHash } from "node:crypto";

import type { OpenAPIHono } from "@hono/zod-openapi";

import type { ApiEnv } from "./context.ts";
import { docsPage } from "./docs-page.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import {
  apiDocument,
  getDocsPage,
  getDocument,
  operationsOf,
  type ApiDocument,
  type Operation,
} from "./openapi.ts";

/** The page may load nothing but its own style. */
const STYLE_HASH = createHash("sha256").update(DOCS_STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

/** Serves the description of the API. It is generated with the first request for it. */
export function describeApi(app: OpenAPIHono<ApiEnv>): void {
  let document: ReturnType<typeof apiDocument> | undefined;
  const described = () => (document ??= apiDocument(app));
  let noted: ReturnType<typeof apiDocument> | undefined;
  app.openapi(getDocument, (c) => c.json((noted ??= withNotes(described())), 200));
  app.openapi(getDocsPage, (c) => {
    c.header("Content-Security-Policy", POLICY);
    return c.html(docsPage(described(), c.req.valid("query").search), 200);
  });
}

/**
 * The document with descriptions that are complete by themselves. The page shows by marks and lists who
 * may make a call and what it takes; other readers of the document may show its words alone.
 */
function withNotes(document: ApiDocument): ApiDocument {
  const noted = structuredClone(document);
  for (const { operation, isOpen } of operationsOf(noted)) {
    const { description = "" } = operation;
    operation.description = [description, ...notesOf(operation, isOpen)].filter(Boolean).join(" ");
  }
  return noted;
}

function notesOf(operation: Operation, isOpen: boolean): string[] {
  const { parameters = [], requestBody, responses = {} } = operation;
  const names = new Set(
    parameters.map((each) => ("name" in each ? each.name.toLowerCase() : undefined)),
  );
  const isForm = requestBody && "content" in requestBody && requestBody.content[FORM];
  return [
    isOpen ? "Open to everybody, without a session." : "For staff: it needs a session.",
    names.has("page") ? PAGES : "",
    names.has("if-match") ? IF_MATCH : "",
    names.has("idempotency-key") ? "With an `Idempotency-Key` it is safe to repeat." : "",
    isForm ? "Pictures travel in a form, as multipart/form-data." : "",
    responses["429"] ? "Too many in a short time are refused, with 429." : "",
  ].filter(Boolean);
}

const FORM = "multipart/form-data";
const PAGES =
  "`page` and `limit` select a page; the other parameters choose among all records, not among those of a page.";
const IF_MATCH =
  "With the `updatedAt` of the record in `If-Match`, the change is refused where somebody else was faster.";
