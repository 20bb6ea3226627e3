import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { changeMailServer, getMailServer } from "#shared/mail-server/mail-server-calls.ts";

import type { MailServerService } from "./mail-server.service.ts";

export function mailServerRoutes(mailServer: MailServerService) {
  const routes = newRoutes();
  handleCall(routes, getMailServer, async () => one(await mailServer.find()));
  handleCall(routes, changeMailServer, async ({ headers, body }, c) =>
    one(await mailServer.change(body, changerOf(c), headers["if-match"])),
  );
  return routes;
}
