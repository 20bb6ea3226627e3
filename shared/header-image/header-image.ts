import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { listQuerySchema } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";
import { isLine, LINE_LENGTH } from "../text.ts";

export const headerImageSchema = z
  .object({
    ...idFields,
    image: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "HeaderImage" });
export type HeaderImage = z.infer<typeof headerImageSchema>;

export const headerImageQuerySchema = listQuerySchema(["createdAt"]).omit({ search: true });

const notAPicture = rule("not_a_picture");

/** The form of staff: an uploaded file, or the path of an existing picture. */
export const headerImageFormSchema = z.object({
  image: z
    .string(notAPicture)
    .trim()
    .min(1, notAPicture)
    .max(LINE_LENGTH, notAPicture)
    .refine(isLine, notAPicture)
    .optional()
    .meta({ description: "The stored path of a header image, which stays" }),
});
