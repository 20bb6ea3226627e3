import { z } from "zod";

import { idFields } from "../ids.ts";
import { emailAddress, line } from "../text.ts";

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

/**
 * How a client carries its session. One that signs out by forgetting its token must be given nothing
 * else: a cookie that stayed behind would keep it signed in.
 */
const session = z.enum(["token", "cookie"]).default("token").meta({
  description:
    "`cookie`, for pages of the shop itself, sets an HttpOnly cookie that carries the session too, until `POST /auth/logout`, and one by which the browser is known: there one can sign in while strangers guess at the account",
});

export const signInSchema = loginSchema.extend({ session });

export const MIN_PASSWORD_LENGTH = 10;

/** Never trimmed: a space may be part of it. */
const newPassword = z
  .string({ error: "Required" })
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(1024, "Password is too long");

const name = line({ max: [100, "Name must be at most 100 characters"] });

/** A new staff account. */
export const registrationSchema = z.object({
  name: name.default(""),
  email: emailAddress(),
  password: newPassword,
  session,
});
export type Registration = Omit<z.output<typeof registrationSchema>, "session">;

/**
 * What people change of their own account: what is named. A new password, or another address, by
 * which one could be had, needs the current one.
 */
export const profileChangeSchema = z.object({
  name: name.min(1, "Name is required").optional(),
  email: emailAddress().optional(),
  password: newPassword.optional().meta({ description: "The new password" }),
  currentPassword: z
    .string({ error: "Required" })
    .max(1024, "Password is too long")
    .optional()
    .meta({ description: "Needed for a new password and for another email" }),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

export const signedInSchema = z.object({
  status: z.literal("success"),
  token: z.string(),
  user: userSchema,
});
export const meSchema = z.object({ status: z.literal("success"), user: userSchema });
