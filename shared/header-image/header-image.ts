import { z } from "zod";

import { listOf } from "../http/envelope.ts";
import { idFields } from "../ids.ts";

export const headerImageSchema = z.object({
  ...idFields,
  image: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type HeaderImage = z.infer<typeof headerImageSchema>;

export const headerImageListSchema = listOf(headerImageSchema);
