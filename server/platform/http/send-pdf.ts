import { z } from "@hono/zod-openapi";

import type { ApiContext } from "./context.ts";

const PDF = "application/pdf";

export const PDF_ANSWER = {
  200: {
    description: "In A4; its texts can be searched and copied",
    content: { [PDF]: { schema: z.string().meta({ format: "binary" }) } },
  },
};

/** Answers a document that is made for whoever asks, and stored nowhere. */
export function sendPdf(
  c: ApiContext,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Response {
  c.header("Content-Type", PDF);
  c.header("Content-Disposition", `inline; filename="${name}"`);
  c.header("Cache-Control", "no-store");
  return c.body(new Uint8Array(bytes));
}
