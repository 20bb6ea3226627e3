import type { Call } from "../http/call.ts";
import { erasureAnswerSchema, erasureFormSchema } from "./erasure.ts";
import { foundPersonAnswerSchema, personQuerySchema } from "./person.ts";

export const PEOPLE_TAG = "People";

/** Where the copy of all that is stored of a person is asked for, with a body like that of `personSchema`. */
export const PERSON_EXPORT = "/people/export";

export const peopleCalls = {
  find: {
    method: "get",
    path: "/people",
    permission: "people.read",
    tag: PEOPLE_TAG,
    summary:
      "What the shop has of a person, who is named by a whole e-mail address or phone number",
    query: personQuerySchema,
    answers: { 200: { schema: foundPersonAnswerSchema, description: "What was found" } },
  },
  erase: {
    method: "post",
    path: "/people/erase",
    permission: "people.write",
    needsProof: true,
    tag: PEOPLE_TAG,
    summary: "Erase what the shop has of a person and no law keeps, or tell what that is",
    body: erasureFormSchema,
    answers: { 200: { schema: erasureAnswerSchema, description: "What goes and what stays" } },
  },
} as const satisfies Record<string, Call>;
