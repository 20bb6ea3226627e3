import type { FileService } from "#server/platform/files/file.service.ts";
import { notAPicture } from "#server/platform/files/picture.ts";
import { one } from "#server/platform/http/answers.ts";
import { LONGEST_BODY, type BodyLimit } from "#server/platform/http/body-limits.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { lastFile } from "#server/platform/http/form-body.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { checkPicture } from "#shared/pictures/picture-calls.ts";

interface Parts {
  files: FileService;
  rateLimiter: RateLimiter;
}

export function pictureRoutes({ files, rateLimiter }: Parts) {
  const routes = newRoutes();
  // Slots of their own: orders never wait for pictures that are only tried.
  const limit: BodyLimit = {
    maxBytes: LONGEST_BODY,
    slots: new Slots({ total: 16, each: 4, network: 8, waiting: 8, patience: 4_000 }),
  };
  handleCall(
    routes,
    checkPicture,
    async ({ files: sent }, c) => {
      const picture = lastFile({ files: sent }, "picture");
      if (!picture) throw notAPicture({ field: "picture" });
      return one(await files.check(picture, c.req.raw.signal));
    },
    {
      before: [
        rateLimiter.limit("picture-checks"),
        async (c, next) => {
          c.set("uploads", { ...c.get("uploads"), limit });
          await next();
        },
      ],
    },
  );
  return routes;
}
