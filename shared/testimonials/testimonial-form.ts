import { z } from "zod";

import { withoutPlaceholder } from "../files/placeholder.ts";
import { dayRange, listQuerySchema } from "../http/page-query.ts";
import { wholeNumber } from "../numbers.ts";
import { line, multiline } from "../text.ts";

/** What staff fill in for a testimonial, and how the list is asked for. */

export const DEFAULT_RATING = 5;
const RATING_MESSAGE = "Rating must be from 1 to 5";

const rating = wholeNumber({
  min: [1, RATING_MESSAGE],
  max: [5, RATING_MESSAGE],
  blank: RATING_MESSAGE,
});

const fields = z.object({
  name: line({ min: [1, "Name is required"] }),
  nameAr: line().optional(),
  title: line({ min: [1, "Title is required"] }),
  titleAr: line().optional(),
  company: line({ min: [1, "Company is required"] }),
  companyAr: line().optional(),
  quote: multiline({ min: [1, "Quote is required"] }),
  quoteAr: multiline().optional(),
  rating,
  image: line()
    .nullable()
    .transform((path) => withoutPlaceholder(path ?? ""))
    .optional()
    .meta({
      description: "The stored path, which stays; '' or a placeholder's takes the picture away",
    }),
});
export const testimonialFormSchema = fields.extend({ rating: rating.default(DEFAULT_RATING) });
export const testimonialChangeSchema = fields.partial();

const SORTS = ["createdAt", "name", "title", "company", "rating"] as const;
export const testimonialQuerySchema = listQuerySchema(SORTS).extend({
  rating: z
    .enum(["1", "2", "3", "4", "5"], { error: "rating must be a whole number from 1 to 5" })
    .transform(Number)
    .optional(),
  ...dayRange,
});
