import { z } from "zod";

import { listOf } from "../http/envelope.ts";
import { idFields } from "../ids.ts";

export const INPUT_TYPES = ["text", "number", "radio", "select", "image"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

export const addonSchema = z.object({
  ...idFields,
  title: z.string(),
  price: z.number(),
  inputType: z.enum(INPUT_TYPES),
  options: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Addon = z.infer<typeof addonSchema>;

export const addonListSchema = listOf(addonSchema);
