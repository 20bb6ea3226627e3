import { tableResource, type ResourceParts } from "#server/platform/resource/table-resource.ts";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";

import { headerImages } from "./header-image.table.ts";

export const headerImageResource = (parts: ResourceParts) =>
  tableResource(parts, {
    calls: headerImageCalls,
    table: headerImages,
    entity: "header-image",
    list: {
      // The newest first: the shop shows only the first.
      unsorted: ["-createdAt"],
      searched: [],
    },
    pictures: { image: { column: headerImages.image, isRequired: true } },
  });
