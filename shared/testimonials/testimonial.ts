import { z } from "zod";

import { listOf } from "../http/envelope.ts";
import { idFields } from "../ids.ts";

export const testimonialSchema = z.object({
  ...idFields,
  name: z.string(),
  title: z.string(),
  company: z.string(),
  quote: z.string(),
  rating: z.int().min(1).max(5),
  image: z.string(),
  isExample: z.boolean().meta({ description: "True for the examples of the first start" }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialListSchema = listOf(testimonialSchema);
