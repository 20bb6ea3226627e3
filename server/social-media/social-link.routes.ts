import { createRoute } from "@hono/zod-openapi";

import type { Database } from "#server/database/connect.ts";
import { json, list, recordFields } from "#server/http/answers.ts";
import { newRoutes } from "#server/http/context.ts";
import { socialLinkListSchema, type SocialLink } from "#shared/social-media/social-link.ts";

import { socialLinkStore, type SocialLinkRow } from "./social-link.store.ts";

/** How a platform calls itself; one that is not here is shown by its own word. */
const DISPLAY_NAMES: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  youtube: "YouTube",
};

const listSocialLinks = createRoute({
  method: "get",
  path: "/social-media",
  tags: ["Content"],
  summary: "Links to the shop's profiles, in their order; staff see inactive ones too",
  security: [],
  responses: { 200: json(socialLinkListSchema, "The links") },
});

export function socialLinkRoutes(database: Database) {
  const store = socialLinkStore(database.db);
  return newRoutes().openapi(listSocialLinks, async (c) => {
    const rows = await store.list({ seesInactive: c.get("user") !== undefined });
    return c.json(list(rows.map(presentSocialLink)), 200);
  });
}

function presentSocialLink(row: SocialLinkRow): SocialLink {
  return {
    ...recordFields(row),
    platform: row.platform,
    platformIcon: row.platform,
    platformDisplayName: DISPLAY_NAMES[row.platform] ?? row.platform,
    url: row.url,
    isActive: row.isActive,
    displayOrder: row.displayOrder,
    platformData: row.platformData,
  };
}
