import type { LinkPlace } from "#shared/profiles/profile-link.ts";

/** What the known places are called, in every language. */
export const PLACE_NAMES: Record<LinkPlace, string> = {
  linkedin: "LinkedIn",
  instagram: "Instagram",
  facebook: "Facebook",
  x: "X",
  youtube: "YouTube",
  tiktok: "TikTok",
  snapchat: "Snapchat",
  telegram: "Telegram",
  github: "GitHub",
  behance: "Behance",
  whatsapp: "WhatsApp",
};
