import { z } from "zod";

import { activeFilter, dayRange, listQuerySchema } from "../http/page-query.ts";
import { wholeNumber, yesOrNo } from "../numbers.ts";
import { line } from "../text.ts";
import { PLATFORMS } from "./social-link.ts";

/** What staff fill in for a social link, and how the list is asked for. */

export const PLATFORM_MESSAGE = "Please select a platform";
export const URL_MESSAGE = "Please enter a valid URL";

const displayOrder = wholeNumber({ min: [0, "Display order must be 0 or greater"] });

const fields = z.object({
  platform: z.enum(PLATFORMS, PLATFORM_MESSAGE),
  url: line().pipe(z.url({ protocol: z.regexes.httpProtocol, error: URL_MESSAGE })),
  isActive: yesOrNo(),
  displayOrder,
  platformData: z
    .record(line({ max: [50, "Must be at most 50 characters"] }), z.object({ verified: yesOrNo() }))
    .refine((data) => Object.keys(data).length <= 20, "At most 20 platforms")
    .optional()
    .meta({ description: "What belongs to a platform, keyed by it: whether it is verified" }),
});
export const socialLinkFormSchema = fields.extend({
  isActive: yesOrNo().default(true),
  displayOrder: displayOrder.default(0),
});

/** A record may keep the word it has, also one that is no longer offered. */
export const socialLinkChangeSchema = fields
  .extend({ platform: line({ min: [1, PLATFORM_MESSAGE] }) })
  .partial();
export type SocialLinkChange = z.output<typeof socialLinkChangeSchema>;

const SORTS = ["displayOrder", "platform", "createdAt"] as const;
export const socialLinkQuerySchema = listQuerySchema(SORTS).extend({
  platform: line({ max: [50, "platform must be at most 50 characters"] }).optional(),
  isActive: activeFilter,
  ...dayRange,
});
