import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";

import { errors } from "./answers.ts";
import { API_GUIDE, API_TAGS } from "./api-guide.ts";
import type { ApiEnv } from "./context.ts";
import type { ExampleSchema } from "./docs-example.ts";
import { ERROR_SCHEMA } from "./error-schema.ts";
import { addExamples } from "./media-examples.ts";

/** The head of the OpenAPI document; its calls are added by the routes themselves. */
const HEAD = {
  openapi: "3.1.0",
  info: {
    title: "Naqra",
    version: "1",
    description: API_GUIDE.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n"),
    // Without its address, which would have to be absolute and so is another in each shop.
    contact: { name: "Whoever runs the shop, through its page /contact-us" },
    license: { name: "MIT", identifier: "MIT" },
  },
  tags: API_TAGS.map(([name, description]) => ({ name, description })),
  security: [{ session: [] }],
  servers: [{ url: "/" }],
};

/** Calls that are answered without the database. */
const ABOUT_THE_API = "API";

/** Calls about the API itself, described like any other. */
export const getDocument = createRoute({
  method: "get",
  path: "/openapi.json",
  tags: [ABOUT_THE_API],
  summary: "This description, as OpenAPI 3.1",
  security: [],
  responses: {
    200: {
      description: "The document",
      content: { "application/json": { schema: z.looseObject({ openapi: z.string() }) } },
    },
  },
});
export const getDocsPage = createRoute({
  method: "get",
  path: "/docs",
  tags: [ABOUT_THE_API],
  summary: "This description, as a page to read",
  security: [],
  request: {
    query: z.object({
      search: z.string().max(100).default("").meta({ description: "Words that a call must have" }),
    }),
  },
  responses: {
    200: { description: "The page", content: { "text/html": { schema: z.string() } } },
    ...errors(400),
  },
});

type Api = Pick<OpenAPIHono<ApiEnv>, "getOpenAPI31Document" | "openAPIRegistry">;
export type ApiDocument = ReturnType<typeof apiDocument>;
type Paths = NonNullable<ReturnType<Api["getOpenAPI31Document"]>["paths"]>;
export type Operation = NonNullable<Paths[string]["get"]>;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Every call of a document, in its order. */
export function operationsOf(document: { paths?: Paths | undefined }) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation, isOpen: isOpen(operation) }] : [];
    }),
  );
}

/** The routes' OpenAPI document, with the parts added that hold for whole groups of calls. */
export function apiDocument(app: Api) {
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "http",
    scheme: "bearer",
    description:
      "The token of POST /users/login. A client that asked for the session's cookie there needs no header; signing out is `POST /auth/logout` for it, and forgetting the token for others.",
  });
  app.openAPIRegistry.registerComponent("schemas", "Error", ERROR_SCHEMA);
  const document = app.getOpenAPI31Document(HEAD);
  for (const { method, path, operation } of operationsOf(document)) {
    operation.operationId = operationId(method, path);
    for (const parameter of operation.parameters ?? []) {
      // In its usual spelling; the framework compares in lower case.
      if ("name" in parameter && parameter.name === "idempotency-key") {
        parameter.name = "Idempotency-Key";
      }
    }
    const { responses = {}, requestBody } = operation;
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) >= 400) responses[status] = errorAnswer(answer.description);
    }
    if (!isOpen(operation) && method !== "get") {
      responses["403"] ??= errorAnswer("Sent by a page of another site with this one's cookie");
    }
    if (requestBody && "content" in requestBody) {
      requestBody.required = true;
      responses["413"] ??= errorAnswer("More was sent than is taken");
      // Requests of staff never wait for those of others.
      if (isOpen(operation)) {
        responses["503"] ??= errorAnswer("Too much is being sent to the shop at this moment");
      }
      if (requestBody.content["multipart/form-data"]) {
        requestBody.description =
          "In multipart/form-data, fields within fields are named with brackets: `personalInfo[firstName]`, `addons[0][addon]`. A list or an object may also be one part of JSON.";
      }
    }
    if (!operation.tags?.includes(ABOUT_THE_API)) {
      responses["503"] ??= errorAnswer("Not at present; `Retry-After` says when to try again");
    }
    const schemas = (document.components?.schemas ?? {}) as Record<string, ExampleSchema>;
    if (requestBody && "content" in requestBody) addExamples(requestBody.content, schemas);
    for (const [status, answer] of Object.entries(responses)) {
      // The schema of errors has an example of its own.
      if (Number(status) >= 400 || "$ref" in answer) continue;
      addExamples((answer as { content?: object }).content as never, schemas);
    }
    for (const passing of [responses["429"], responses["503"]]) {
      if (!passing || "$ref" in passing) continue;
      const schema = { type: "integer" as const };
      passing.headers = { "Retry-After": { description: "In seconds", schema } };
    }
  }
  return document;
}

/** Calls without a session; all others need one. */
function isOpen({ security }: Operation): boolean {
  return security?.length === 0;
}

function errorAnswer(description: string) {
  const schema = { $ref: "#/components/schemas/Error" };
  return { description, content: { "application/json": { schema } } };
}

/** `PATCH /orders/{id}` becomes `patchOrdersById`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\/v\d+/, "")
    .replaceAll(/\{(\w+)\}/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}
