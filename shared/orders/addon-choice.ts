import { z } from "zod";

import { INPUT_TYPES } from "../addons/input-types.ts";
import { rule } from "../api-messages/rule.ts";
import { idSchema } from "../id-schema.ts";
import { multiline } from "../text.ts";

const MAX_ADDONS = 50;

const addonChoiceSchema = z.object({
  addon: idSchema,
  addonValue: multiline().default(""),
  inputType: z.enum(INPUT_TYPES).optional(),
});
export type AddonChoice = z.output<typeof addonChoiceSchema>;

/** All that were chosen. */
export const addonChoicesSchema = z
  .array(addonChoiceSchema)
  .max(MAX_ADDONS, rule("too_many", { items: "addons", max: MAX_ADDONS }));
