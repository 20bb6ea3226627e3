import { z } from "zod";

import { listEnvelope, itemEnvelope } from "../http/envelope.ts";
import { idFields } from "../ids.ts";

/** The platforms that staff choose from; older records may name others. */
export const PLATFORMS = ["facebook", "instagram", "whatsapp", "linkedin"] as const;

export const socialLinkSchema = z.object({
  ...idFields,
  platform: z.string(),
  platformIcon: z.string(),
  platformDisplayName: z.string(),
  url: z.string(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  platformData: z.record(z.string(), z.object({ verified: z.boolean() }).loose()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

export const socialLinkListSchema = listEnvelope(socialLinkSchema);
export const socialLinkAnswerSchema = itemEnvelope(socialLinkSchema);
