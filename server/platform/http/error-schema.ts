import { z } from "@hono/zod-openapi";

import { apiMessage, API_MESSAGES } from "#shared/api-messages/any-message.ts";
import { errorSchema } from "#shared/http/envelope.ts";

import { errorBody } from "./answers.ts";

const { shape } = errorSchema;
const short = apiMessage("too_short", { field: "firstName", min: 2 });

const described = errorSchema
  .extend({
    code: shape.code.meta({
      description:
        "What `message` says, for programs: with `params` it can be said in another language. A code keeps its meaning; new ones may come, and then the message is there to show",
      examples: Object.keys(API_MESSAGES),
    }),
    params: shape.params.meta({
      description: "What differs in the sentence from one time to the next, by name",
    }),
    errors: shape.errors.meta({ description: "The first problem of each field, by its path" }),
    codes: shape.codes.meta({ description: "The code and parameters of each of the `errors`" }),
  })
  .meta({ examples: [errorBody("fail", short, { "personalInfo.firstName": short })] });

const { $schema: _, ...schema } = z.toJSONSchema(described, { io: "input" }) as {
  type: "object";
  $schema: string;
};

/** The schema of every error in the OpenAPI document. */
export const ERROR_SCHEMA = schema;
