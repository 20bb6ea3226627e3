import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { getNames } from "#shared/names/name-calls.ts";

import type { NameStore } from "./name.store.ts";

export function nameRoutes(names: NameStore) {
  const routes = newRoutes();
  handleCall(routes, getNames, async () => one(await names.read()));
  return routes;
}
