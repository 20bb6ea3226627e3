import { one } from "#server/platform/http/answers.ts";
import { newRoutes, staffOf } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { chipCalls } from "#shared/chips/chip-calls.ts";

import type { ChipService } from "./chip.service.ts";

/** What staff do with the chips of cards. */
export function chipRoutes(chips: ChipService) {
  const routes = newRoutes();
  handleCall(routes, chipCalls.waiting, async ({ query }) => ({
    status: "success" as const,
    data: await chips.waiting(query),
  }));
  handleCall(routes, chipCalls.card, async ({ params }) => one(await chips.card(params.id)));
  handleCall(routes, chipCalls.check, async ({ query }) =>
    one(await chips.check(query.serial, query.read)),
  );
  handleCall(routes, chipCalls.bind, async ({ body }, c) =>
    one(await chips.bind(body, staffOf(c))),
  );
  handleCall(routes, chipCalls.unbind, async ({ params }, c) =>
    one(await chips.unbind(params.serial, staffOf(c))),
  );
  return routes;
}
