import type { z } from "zod";

import type { ApiMessage } from "./api-message.ts";
import { messageOf } from "./rule.ts";

const WRONG_VALUES = [undefined, null, "", "a", "\u0000", "a".repeat(6000), -1, 0.5, 2e9, true, {}];
/** More than the limit of any list. */
const MANY = 120;

type Definition = { type: string } & Record<string, unknown>;

/** A value for an object schema with every field set to a wrong value, recursively. */
function filledWith(schema: z.ZodType, wrong: unknown): unknown {
  const { def } = schema as unknown as { def: Definition };
  if (def.type === "object") {
    const shape = Object.entries(def["shape"] as Record<string, z.ZodType>);
    return Object.fromEntries(shape.map(([name, field]) => [name, filledWith(field, wrong)]));
  }
  if (def.type === "array") {
    return Array.from({ length: MANY }, () => filledWith(def["element"] as z.ZodType, wrong));
  }
  const inner = (def["innerType"] ?? def["in"]) as z.ZodType | undefined;
  return inner ? filledWith(inner, wrong) : wrong;
}

/** All messages of a schema for many kinds of wrong values. */
export function reportedOfWrongValues(schema: z.ZodType): ApiMessage[] {
  return WRONG_VALUES.flatMap((wrong) => [wrong, filledWith(schema, wrong)])
    .concat(filledWith(schema, []))
    .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
    .map(messageOf);
}
