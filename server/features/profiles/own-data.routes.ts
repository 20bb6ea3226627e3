import { buffer } from "node:stream/consumers";

import { Hono } from "hono";

import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { ShopEnv } from "#server/platform/http/log-requests.ts";
import { ownDataPath } from "#shared/profiles/own-page-paths.ts";

import type { OwnPageService } from "./own-page.service.ts";

/**
 * All that the shop keeps of a page as one file, behind a plain link: the photo is in it as a data
 * address, which every browser shows.
 */
export function ownDataRoutes(ownPages: OwnPageService, files: FileService) {
  const app = new Hono<ShopEnv>();
  app.get(ownDataPath(":token{[0-9a-f]{32}}"), async (c) => {
    const { photo, ...page } = await ownPages.read(c.req.param("token") ?? "");
    const bytes = photo && (await files.read(photo.slice(UPLOADS_PATH.length)));
    const type = `image/${photo.split(".").at(-1)}`;
    const data = {
      ...page,
      photo: bytes ? `data:${type};base64,${(await buffer(bytes)).toString("base64")}` : "",
    };
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-card-page.json"',
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex",
      },
    });
  });
  return app;
}
