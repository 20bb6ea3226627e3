import { openToAll, resourceCalls } from "../http/resource-calls.ts";
import {
  headerImageFormSchema,
  headerImageQuerySchema,
  headerImageSchema,
} from "./header-image.ts";

const calls = resourceCalls({
  path: "/header-image",
  area: "catalogue",
  tag: "Content",
  named: { one: "The picture", many: "The pictures" },
  item: headerImageSchema,
  query: headerImageQuerySchema,
  form: headerImageFormSchema,
  change: headerImageFormSchema,
  files: { image: "The picture" },
  summaries: {
    list: "The landing page's picture; only the first is shown",
    create: "Add a header image; the newest is the first",
    change: "Change a header image",
    remove: "Delete a header image",
  },
});
export const headerImageCalls = { ...calls, list: openToAll(calls.list) };
