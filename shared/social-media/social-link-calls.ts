import { positionCall } from "../http/position-call.ts";
import { openToAll, resourceCalls } from "../http/resource-calls.ts";
import {
  socialLinkChangeSchema,
  socialLinkFormSchema,
  socialLinkQuerySchema,
} from "./social-link-form.ts";
import { socialLinkSchema } from "./social-link.ts";

const calls = resourceCalls({
  path: "/social-media",
  area: "catalogue",
  tag: "Content",
  named: { one: "The link", many: "The links" },
  item: socialLinkSchema,
  query: socialLinkQuerySchema,
  form: socialLinkFormSchema,
  change: socialLinkChangeSchema,
  summaries: {
    list: "Links to the shop's profiles, in their order; staff see inactive ones too",
    create: "Add a link to a profile",
    change: "Change a link; it may keep a platform that is no longer offered",
    remove: "Delete a link",
  },
});
export const socialLinkCalls = {
  ...calls,
  list: openToAll(calls.list),
  position: positionCall("/social-media", "Content", "Put links into another order"),
  remove: { ...calls.remove, path: "/social-media/{id}/hard-delete" },
} as const;
