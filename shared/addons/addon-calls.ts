import { csvCall } from "../http/csv-call.ts";
import { openToAll, resourceCalls } from "../http/resource-calls.ts";
import { addonChangeSchema, addonFormSchema, addonQuerySchema, addonSchema } from "./addon.ts";

const calls = resourceCalls({
  path: "/addons",
  area: "catalogue",
  tag: "Addons",
  named: { one: "The addon", many: "The addons" },
  item: addonSchema,
  query: addonQuerySchema,
  form: addonFormSchema,
  change: addonChangeSchema,
  summaries: {
    list: "What can be added to a card",
    create: "Add an addon",
    change: "Change an addon; orders keep what they have",
    remove: "Delete an addon; orders keep what they have",
  },
});
export const addonCalls = {
  ...calls,
  list: openToAll(calls.list),
  export: csvCall(calls.list, "addons.csv", [
    "ID",
    "Title",
    "Price",
    "Input Type",
    "Options Count",
    "Created Date",
  ]),
};
