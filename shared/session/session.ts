import { z } from "zod";

import { idFields } from "../ids.ts";
import { line } from "../text.ts";

export const userSchema = z.object({
  ...idFields,
  name: z.string(),
  email: z.string(),
  role: z.enum(["owner", "staff"]),
});
export type User = z.infer<typeof userSchema>;

/** Login asks only for presence: what is wrong with credentials is never told in detail. */
export const loginSchema = z.object({
  email: line({ min: [1, "Required"] }),
  password: z.string({ error: "Required" }).min(1, "Required").max(1024, "Password is too long"),
});
export type Login = z.infer<typeof loginSchema>;

export const signedInSchema = z.object({
  status: z.literal("success"),
  token: z.string(),
  user: userSchema,
});
export const meSchema = z.object({ status: z.literal("success"), user: userSchema });
