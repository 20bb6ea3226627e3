import { z } from "zod";

import { apiMessage } from "./api-messages/api-message.ts";
import type { FieldName } from "./api-messages/names.ts";
import { ruleSaying } from "./api-messages/rule.ts";

/** One of a few words. `missing` is the message for a missing value. */
export function choice<const Word extends string>(
  field: FieldName,
  words: readonly Word[],
  missing = apiMessage("required"),
) {
  const other = apiMessage("not_one_of", { field, options: words });
  return z.enum(
    words,
    ruleSaying((input) => (input === undefined ? missing : other)),
  );
}
