import { createHash } from "node:crypto";

import type { OpenAPIHono } from "@hono/zod-openapi";

import { withNotes } from "./call-notes.ts";
import type { ApiEnv } from "./context.ts";
import { docsPage } from "./docs-page.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import { apiDocument, getDocsPage, getDocument } from "./openapi.ts";

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
