import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { withoutPlaceholder } from "../files/placeholder.ts";
import { arabicMissingFilter, dayRange, listQuerySchema } from "../http/page-query.ts";
import { wholeNumber } from "../numbers.ts";
import { filled, line, multiline } from "../text.ts";

/** The form with which staff change a testimonial, and the query of the list. */

export const DEFAULT_RATING = 5;
const RANGE = { min: 1, max: 5 };

const outOfRange = apiMessage("rating_out_of_range", RANGE);
const rating = wholeNumber({
  min: [RANGE.min, outOfRange],
  max: [RANGE.max, outOfRange],
  blank: outOfRange,
});

const fields = z.object({
  name: line({ min: filled("name") }),
  nameAr: line().optional(),
  title: line({ min: filled("title") }),
  titleAr: line().optional(),
  company: line({ min: filled("company") }),
  companyAr: line().optional(),
  quote: multiline({ min: filled("quote") }),
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
    .enum(["1", "2", "3", "4", "5"], rule("parameter_not_whole", { parameter: "rating", ...RANGE }))
    .transform(Number)
    .optional(),
  arabicMissing: arabicMissingFilter,
  ...dayRange,
});
