import { staffOf, type ApiContext } from "#server/platform/http/context.ts";

/** Who changes something by this request, and from where. */
export const changerOf = (c: ApiContext) => ({
  ...staffOf(c),
  address: c.get("clientAddress"),
});
