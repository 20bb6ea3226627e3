import { fieldError } from "#server/platform/http-error.ts";
import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import type { SocialLinkChange } from "#shared/social-media/social-link-form.ts";
import { PLATFORM_NAMES, PLATFORMS } from "#shared/social-media/social-link.ts";

import { socialLinks } from "./social-link.table.ts";

export const socialLinkResource = (parts: ResourceParts) =>
  tableResource(parts, {
    calls: socialLinkCalls,
    table: socialLinks,
    entity: "social-link",
    list: {
      sorts: { displayOrder: [socialLinks.displayOrder, socialLinks.createdAt] },
      unsorted: ["displayOrder"],
      searched: [socialLinks.platform, socialLinks.url],
      days: socialLinks.createdAt,
      visible: socialLinks.isActive,
    },
    position: { amongEquals: socialLinks.createdAt },
    beforeChange: checkChange,
    besides: ({ platform }) => ({
      platformIcon: platform,
      platformDisplayName: PLATFORM_NAMES[platform] ?? platform,
    }),
  });

/** The seeded links have no address; a link without one can't be made visible. */
function checkChange(
  row: typeof socialLinks.$inferSelect,
  { platform, url, isActive }: SocialLinkChange,
): void {
  const isOffered = (PLATFORMS as readonly string[]).includes(platform ?? row.platform);
  if (platform !== undefined && platform !== row.platform && !isOffered) {
    throw fieldError("platform", apiMessage("platform_not_chosen"));
  }
  if ((isActive ?? row.isActive) && (url ?? row.url) === "")
    throw fieldError("url", apiMessage("url_invalid"));
}
