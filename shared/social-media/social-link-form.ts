import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { activeFilter, dayRange, listQuerySchema } from "../http/page-query.ts";
import { displayOrder, yesOrNo } from "../numbers.ts";
import { line, link } from "../text.ts";
import { PLATFORMS } from "./social-link.ts";

/** The form with which staff change a social link, and the query of the list. */

const PLATFORM_LENGTH = 50;
const MAX_PLATFORMS = 20;

const fields = z.object({
  platform: z.enum(PLATFORMS, rule("platform_not_chosen")),
  url: link().pipe(z.url({ protocol: z.regexes.httpProtocol, ...rule("url_invalid") })),
  isActive: yesOrNo(),
  displayOrder,
  platformData: z
    .record(
      line({ max: [PLATFORM_LENGTH, apiMessage("text_too_long", { max: PLATFORM_LENGTH })] }),
      z.object({ verified: yesOrNo() }),
    )
    .refine(
      (data) => Object.keys(data).length <= MAX_PLATFORMS,
      rule("too_many", { items: "platforms", max: MAX_PLATFORMS }),
    )
    .optional()
    .meta({ description: "What belongs to a platform, keyed by it: whether it is verified" }),
});
export const socialLinkFormSchema = fields.extend({
  isActive: yesOrNo().default(true),
  displayOrder: displayOrder.default(0),
});

/** A record may keep its platform, even one that is no longer offered. */
export const socialLinkChangeSchema = fields
  .extend({ platform: line({ min: [1, apiMessage("platform_not_chosen")] }) })
  .partial();
export type SocialLinkChange = z.output<typeof socialLinkChangeSchema>;

const SORTS = ["displayOrder", "platform", "createdAt"] as const;
export const socialLinkQuerySchema = listQuerySchema(SORTS).extend({
  platform: line({
    max: [
      PLATFORM_LENGTH,
      apiMessage("parameter_too_long", { parameter: "platform", max: PLATFORM_LENGTH }),
    ],
  }).optional(),
  isActive: activeFilter,
  ...dayRange,
});
