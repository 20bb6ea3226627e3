import { m } from "#app/i18n/translations.ts";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import type { ResourceView } from "../resource/resource-view.ts";
import { SocialLinkFields, type SocialLinkValues } from "./social-link-fields.tsx";
import { SocialLinkTile } from "./social-link-tile.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("social-media") }) }];

const socialLinkView: ResourceView<SocialLink, SocialLinkValues> = {
  calls: socialLinkCalls,
  position: { call: socialLinkCalls.position, sort: "displayOrder", parts: MOVABLE },
  list: {
    sorts: ["displayOrder"],
    defaultSort: "displayOrder",
    filters: { isActive: ["true", "false"] },
  },
  Tile: SocialLinkTile,
  texts: {
    title: () => m.panel_screen("social-media"),
    search: m.panel_social_search,
    empty: m.panel_list_empty,
    emptyHint: m.panel_social_empty_hint,
    loadFailed: m.panel_social_load_failed,
    name: ({ platformDisplayName }) => platformDisplayName,
    add: m.panel_social_add,
    edit: m.panel_social_edit,
    created: m.panel_social_created,
    updated: m.panel_social_updated,
    deleted: m.panel_social_deleted,
    deleteTitle: ({ platformDisplayName: platform }) => m.panel_social_delete_title({ platform }),
    deleteQuestion: ({ platformDisplayName: platform }) => m.panel_social_delete_text({ platform }),
    deleteLabel: m.panel_social_delete,
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

export default function SocialMediaPage() {
  return <ResourceScreen view={socialLinkView} filters={(list) => <ActiveFilter list={list} />} />;
}
