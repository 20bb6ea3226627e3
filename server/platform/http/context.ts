import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import { fieldErrors, notFound, HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { idSchema } from "#shared/id-schema.ts";
import type { User } from "#shared/session/session.ts";

import type { BodyLimit } from "./body-limits.ts";

/** The context of a request to the API. */
export interface ApiEnv {
  /** What the HTTP server knows about the connection; absent for calls within the process. */
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** The id under which this request has been logged already. */
    requestId?: string;
  };
  Variables: {
    requestId: string;
    /** The address by which rate limits count the request. */
    clientAddress: string;
    /** How long the body may be. */
    bodyLimit: BodyLimit;
    /** The limit for calls that take files, and the folder for the files until they are stored. */
    uploads: { limit: BodyLimit; folder: string };
    /** Set for forms that have traps for bots. */
    isFromBot: boolean | undefined;
    /** The staff member whose session the request carries. */
    user: User | undefined;
    /** When that person last proved who they are. */
    provedAt: Date;
    /** When that person last showed a second factor; null while they have not in this session. */
    secondFactorAt: Date | null;
    /** It began with an app password, so that it never proves who somebody is. */
    isLimited: boolean | undefined;
    /** The token of that session, for signing out of exactly this one. */
    sessionToken: string | undefined;
  };
}

/** `/…/{id}`. A value that is no valid id is a 404, like an id that no record has. */
export const idParam = z.object({ id: idSchema });

export type ApiContext = Context<ApiEnv>;

/**
 * A group of calls. A body or query that violates its schema is an error that names all problems.
 */
export function newRoutes() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      // An invalid id in a path means that nothing exists there.
      if (result.target === "param") throw notFound("record");
      const repeated = result.target === "query" && repeatedParameter(c.req.queries());
      if (repeated)
        throw new HttpError(400, apiMessage("parameter_repeated", { parameter: repeated }));
      throw validationError(result.error);
    },
  });
}

/** The first parameter that a query has more than once. */
function repeatedParameter(query: Record<string, string[]>): string | undefined {
  return Object.keys(query)
    .find((name) => query[name]!.length > 1)
    ?.slice(0, 60);
}

/** All problems that a schema found; the first is the overall message. */
function validationError(error: Pick<z.ZodError, "issues">): HttpError {
  const problems = fieldErrors(problemsOf(error));
  return problems ?? new HttpError(400, apiMessage("invalid"));
}

/** Parses a value, or throws an error with all problems. */
export function parseOrThrow<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw validationError(result.error);
  return result.data;
}

/** The signed-in staff member, in calls that only staff may make. */
export function staffOf(c: ApiContext): User {
  const user = c.get("user");
  if (!user) throw new HttpError(401, apiMessage("sign_in_required"));
  return user;
}
