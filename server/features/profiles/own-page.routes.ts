import { done, one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  changeOwnPage,
  deleteOwnPage,
  getOwnPage,
  openOwnPage,
  putPagePhoto,
  removePagePhoto,
  renewPageLink,
  reportCard,
} from "#shared/profiles/own-page-calls.ts";

import type { OwnPageService } from "./own-page.service.ts";
import type { PageLinksService } from "./page-links.service.ts";

interface Parts {
  ownPages: OwnPageService;
  pageLinks: PageLinksService;
  rateLimiter: RateLimiter;
}

/** What owners do with the page of their card by its link, without an account. */
export function ownPageRoutes({ ownPages, pageLinks, rateLimiter }: Parts) {
  const routes = newRoutes();
  const limited = { before: [rateLimiter.limit("card-pages")] };
  handleCall(routes, getOwnPage, async ({ params }) => one(await ownPages.read(params.token)));
  handleCall(
    routes,
    changeOwnPage,
    async ({ params, body, headers }) =>
      one(await ownPages.save(params.token, body, headers["if-match"])),
    limited,
  );
  handleCall(
    routes,
    deleteOwnPage,
    async ({ params }) => {
      await ownPages.delete(params.token);
      return done(apiMessage("deleted", { entity: "record" }));
    },
    limited,
  );
  handleCall(
    routes,
    putPagePhoto,
    async ({ params, files }, c) =>
      one(await ownPages.putPhoto(params.token, files, c.req.raw.signal)),
    limited,
  );
  handleCall(
    routes,
    removePagePhoto,
    async ({ params }) => one(await ownPages.removePhoto(params.token)),
    limited,
  );
  handleCall(
    routes,
    reportCard,
    async ({ params, body }) => one(await ownPages.report(params.token, params.code, body.isLost)),
    limited,
  );
  handleCall(
    routes,
    renewPageLink,
    async ({ params }) => one({ token: await ownPages.renew(params.token) }),
    limited,
  );
  handleCall(
    routes,
    openOwnPage,
    async ({ params, query }) =>
      one({ token: await pageLinks.ofOrder(params.token, query.card - 1) }),
    limited,
  );
  return routes;
}
