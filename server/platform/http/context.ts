import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import { fieldErrors, notFound, HttpError } from "#server/platform/http-error.ts";
import { idSchema } from "#shared/ids.ts";
import { problemsOf } from "#shared/sentences/rule.ts";
import { sentence } from "#shared/sentences/sentence.ts";
import type { User } from "#shared/session/session.ts";

import type { BodyLimit } from "./body-limits.ts";

/** What a request carries through the API beside itself. */
export interface ApiEnv {
  /** What the HTTP server tells of the connection; absent for calls made in process. */
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** The id under which the shop has written of this request already. */
    requestId?: string;
  };
  Variables: {
    requestId: string;
    /** Whom the request counts for where calls are limited. */
    clientAddress: string;
    /** How much of the body is read. */
    bodyLimit: BodyLimit;
    /** What is allowed to calls that take files, and where those lie until they are stored. */
    uploads: { limit: BodyLimit; folder: string };
    /** Set on forms that watch for programs. */
    isFromBot: boolean | undefined;
    /** The staff member whose session came with the request. */
    user: User | undefined;
    /** The token that the request came with, for ending exactly this session. */
    sessionToken: string | undefined;
  };
}

/** `/…/{id}`. What can't be an id is a 404, as an id is that no record has. */
export const idParam = z.object({ id: idSchema });

export type ApiContext = Context<ApiEnv>;

/** A group of calls. Bodies and queries that break their schema are refused, all problems named. */
export function newRoutes() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      // Paths are made of ids: nothing is found under what is none.
      if (result.target === "param") throw notFound("record");
      throw validationError(result.error);
    },
  });
}

/** All problems that a schema found, the first as the message. */
function validationError(error: Pick<z.ZodError, "issues">): HttpError {
  const problems = fieldErrors(problemsOf(error));
  return problems ?? new HttpError(400, sentence("invalid"));
}

/** Parses, or refuses with all problems. */
export function parseOrThrow<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw validationError(result.error);
  return result.data;
}

/** Who is signed in, on calls that the guard lets only staff reach. */
export function staffOf(c: ApiContext): User {
  const user = c.get("user");
  if (!user) throw new HttpError(401, sentence("sign_in_required"));
  return user;
}
