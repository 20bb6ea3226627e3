import { z } from "zod";

import { idFields } from "../id-schema.ts";

const arabic = z.string().meta({ description: "In Arabic; '' when there is none" });

export const testimonialSchema = z
  .object({
    ...idFields,
    name: z.string(),
    nameAr: arabic,
    title: z.string(),
    titleAr: arabic,
    company: z.string(),
    companyAr: arabic,
    quote: z.string(),
    quoteAr: arabic,
    rating: z.int().min(1).max(5),
    image: z.string().meta({ description: "Path of the picture, or of one that stands for none" }),
    isExample: z.boolean().meta({ description: "True for the examples of the first start" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Testimonial" });
export type Testimonial = z.infer<typeof testimonialSchema>;
