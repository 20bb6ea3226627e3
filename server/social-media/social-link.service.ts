import type { Database } from "#server/database/connect.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import { refuseField } from "#server/errors.ts";
import type { User } from "#shared/session/session.ts";
import {
  PLATFORM_MESSAGE,
  URL_MESSAGE,
  type SocialLinkChange,
  type SocialLinkForm,
} from "#shared/social-media/social-link-form.ts";
import { PLATFORMS } from "#shared/social-media/social-link.ts";

import { socialLinkStore, type SocialLinkRow } from "./social-link.store.ts";
import { socialLinks } from "./social-link.table.ts";

export function socialLinkService(database: Database) {
  const writes = staffWrites(database, socialLinks, {
    entity: "social-link",
    label: "Social media link",
  });
  return {
    list: socialLinkStore(database.db).list,
    create: (form: SocialLinkForm, by: User) => writes.create(form, by),

    change: (id: string, change: SocialLinkChange, by: User): Promise<SocialLinkRow> =>
      writes.update(id, change, by, { check: (row) => checkChange(row, change) }),

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}

/** The first start's links have no address: none is shown to visitors before it has one. */
function checkChange(row: SocialLinkRow, { platform, url, isActive }: SocialLinkChange): void {
  const isOffered = (PLATFORMS as readonly string[]).includes(platform ?? row.platform);
  if (platform !== undefined && platform !== row.platform && !isOffered) {
    throw refuseField("platform", PLATFORM_MESSAGE);
  }
  if ((isActive ?? row.isActive) && (url ?? row.url) === "") throw refuseField("url", URL_MESSAGE);
}
