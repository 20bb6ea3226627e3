import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import type { socialLinkFormSchema } from "#shared/social-media/social-link-form.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

import type { ResourceView } from "../resource/resource-view.ts";
import { SocialLinkFields } from "./social-link-fields.tsx";
import { SocialLinkTile } from "./social-link-tile.tsx";

/** `platform` is any string here: '' in a new link, or a platform that is no longer offered in an old one. */
export type SocialLinkValues = Omit<z.input<typeof socialLinkFormSchema>, "platform"> & {
  platform: string;
};

export const socialLinkView: ResourceView<SocialLink, SocialLinkValues> = {
  calls: socialLinkCalls,
  order: { call: socialLinkCalls.order, sort: "displayOrder", parts: MOVABLE },
  list: {
    sorts: ["displayOrder"],
    defaultSort: "displayOrder",
    filters: { isActive: ["true", "false"] },
  },
  Tile: SocialLinkTile,
  words: {
    title: () => m.panel_screen("social-media"),
    search: m.panel_social_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_social_empty_hint,
    loadFailed: m.panel_social_load_failed,
    name: ({ platformDisplayName }) => platformDisplayName,
    add: m.panel_social_add,
    addTitle: m.panel_social_add,
    edit: m.panel_social_edit,
    editTitle: m.panel_social_edit,
    created: m.panel_social_created,
    updated: m.panel_social_updated,
    deleted: m.panel_social_deleted,
    deleteTitle: ({ platformDisplayName: platform }) => m.panel_social_delete_title({ platform }),
    deleteQuestion: ({ platformDisplayName: platform }) => m.panel_social_delete_text({ platform }),
    deleteLabel: m.panel_social_delete,
    saveFailed: { title: m.panel_update_failed, text: m.panel_save_failed },
    deleteFailed: { title: m.panel_delete_failed_title, text: m.panel_delete_failed },
  },
  form: {
    valuesOf: (link) => ({
      platform: link?.platform ?? "",
      url: link?.url ?? "",
      displayOrder: link?.displayOrder ?? 0,
      isActive: link?.isActive ?? true,
      platformData: link?.platformData ?? {},
    }),
    Fields: SocialLinkFields,
  },
};
