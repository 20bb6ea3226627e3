import { z } from "zod";

import { rule } from "./api-messages/rule.ts";

/** A month of the calendar: `2026-01`. */
export const month = (name: string) =>
  z
    .string()
    .regex(
      /^[1-9]\d{3}-(0[1-9]|1[0-2])$/,
      rule("parameter_not_a_date", { parameter: name, like: "2026-01" }),
    );
