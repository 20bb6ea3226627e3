import { z } from "zod";

import { idFields } from "../id-schema.ts";

/** The platforms that staff choose from; older records may name others. */
export const PLATFORMS = ["facebook", "instagram", "whatsapp", "linkedin"] as const;

/** Display names; other platforms are shown by their key. */
export const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  youtube: "YouTube",
};

export const socialLinkSchema = z
  .object({
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
  })
  .meta({ id: "SocialLink" });
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** Whether staff marked the profile as verified by the platform. */
export function isVerified({ platform, platformData }: SocialLink): boolean {
  return platformData[platform]?.verified === true;
}
