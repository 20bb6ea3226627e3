import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";

const checkedPictureSchema = z.object({
  width: z.int().describe("In pixels, as the picture is shown upright"),
  height: z.int(),
});

export const checkPicture = {
  method: "post",
  path: "/pictures/check",
  tag: "Pictures",
  summary: "Try a picture before an order is sent with it; nothing is stored",
  description:
    "For clients that tell people at once what is wrong with a picture. The limits are those of pictures in orders: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 50 megapixels. An answer of 429 or 503 says nothing about the picture: the order decides then.",
  isPublic: true,
  body: z.object({}),
  files: { picture: "The picture" },
  refusals: [429],
  answers: {
    200: { schema: itemEnvelope(checkedPictureSchema), description: "An order can have it" },
  },
} as const satisfies Call;
