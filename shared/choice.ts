import { z } from "zod";

import type { FieldName } from "./sentences/names.ts";
import { ruleSaying } from "./sentences/rule.ts";
import { sentence } from "./sentences/sentence.ts";

/** One of a few words. `missing` is the message for a missing value. */
export function choice<const Word extends string>(
  field: FieldName,
  words: readonly Word[],
  missing = sentence("required"),
) {
  const other = sentence("not_one_of", { field, options: words });
  return z.enum(
    words,
    ruleSaying((input) => (input === undefined ? missing : other)),
  );
}
