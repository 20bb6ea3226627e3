import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";

export const NAME_KINDS = ["product", "color", "addon", "option", "country", "city"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

const byEnglish = z.record(z.string(), z.string());

/** Only those that have an Arabic name. */
export const namesSchema = z
  .object(
    Object.fromEntries(NAME_KINDS.map((kind) => [kind, byEnglish])) as Record<
      NameKind,
      typeof byEnglish
    >,
  )
  .meta({ id: "Names" });
export type Names = z.infer<typeof namesSchema>;

export const getNames = {
  method: "get",
  path: "/names",
  permission: "account",
  tag: "Catalogue",
  summary: "The Arabic names of what orders name in English",
  answers: { 200: { schema: itemEnvelope(namesSchema), description: "By kind and English name" } },
} as const satisfies Call;
