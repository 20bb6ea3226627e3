import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { listEnvelope } from "../http/envelope.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields } from "../id-schema.ts";
import { atMost, code, emailAddress, filled, line } from "../text.ts";
import { ROLES } from "./permissions.ts";

const language = z.enum(LOCALES);

export const userSchema = z
  .object({
    ...idFields,
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    language: language
      .nullable()
      .default(null)
      .meta({ description: "In which the panel speaks to them; null until they choose" }),
    mustAddSecondFactor: z.boolean().default(false).meta({
      description:
        "Second factors are required, and this account has none: until it has, all but `/auth/…` is refused with 403 `second_factor_required`",
    }),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof userSchema>;

/** Never trimmed: a space may be part of it. */
export const password = z.string(rule("required")).max(1024, rule("password_too_long"));

/**
 * Login validates only that both are present: it is never revealed what is wrong with credentials.
 */
export const loginSchema = z.object({
  email: code({ min: [1, apiMessage("required")] }),
  password: password.min(1, rule("required")),
});
export type Login = z.infer<typeof loginSchema>;

/**
 * How a client stores its session. A client that signs out by discarding its token must not be
 * given a cookie, which would keep it signed in.
 */
export const sessionKind = z.enum(["token", "cookie"]).default("token").meta({
  description:
    "`cookie`, for pages of the shop itself, sets an HttpOnly cookie that carries the session too, until `POST /auth/logout`, and one by which the browser is known: there one can sign in while strangers guess at the account",
});

/** Of an authenticator app, or a recovery code: typed in any grouping. */
export const secondFactorCode = code({ min: [1, apiMessage("required")] });

export const signInSchema = loginSchema.extend({
  session: sessionKind,
  code: secondFactorCode.optional().meta({
    description:
      "For accounts with a second factor, which are refused with 400 `second_factor_needed` without: of the authenticator app, or a recovery code",
  }),
});
export type SignIn = z.output<typeof signInSchema>;

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/**
 * A password that somebody chooses. Those that many people have, and those of the shop's and the person's
 * name, are refused by the server, which has the list.
 */
export const newPassword = z
  .string(rule("required"))
  .min(MIN_PASSWORD_LENGTH, rule("password_too_short", { min: MIN_PASSWORD_LENGTH }))
  .max(MAX_PASSWORD_LENGTH, rule("password_too_long"));

export const nameLength = atMost(100, "name", "above_length");

/** A new staff account. */
export const registrationSchema = z.object({
  name: line({ max: nameLength }).default(""),
  email: emailAddress(),
  password: newPassword,
  session: sessionKind,
});
export type Registration = Omit<z.output<typeof registrationSchema>, "session">;

/**
 * Changes of the user's own account: only the named fields. A new password or e-mail address needs
 * the current password (with another e-mail address, a new password could be requested).
 */
export const profileChangeSchema = z.object({
  name: line({ min: filled("name"), max: nameLength }).optional(),
  email: emailAddress().optional(),
  language: language.optional(),
  password: newPassword.optional().meta({ description: "The new password" }),
  currentPassword: password
    .optional()
    .meta({ description: "Needed for a new password and for another email" }),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

/** Where an account is signed in. */
export const openSessionSchema = z
  .object({
    ...idFields,
    browser: z.string().meta({ description: "E.g. `Firefox`; '' where it does not say" }),
    system: z.string().meta({ description: "E.g. `Android`; '' where it does not say" }),
    /** What it reported of itself, cut off. */
    userAgent: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: "To five minutes" }),
    isCurrent: z.boolean().meta({ description: "It is the session that asks" }),
  })
  .meta({ id: "OpenSession" });
export type OpenSession = z.infer<typeof openSessionSchema>;
export const openSessionsSchema = listEnvelope(openSessionSchema);

export const signedInSchema = z.object({
  status: z.literal("success"),
  token: z
    .string()
    .optional()
    .meta({ description: 'Not with `session: "cookie"`, whose token no script is to read' }),
  user: userSchema,
});
export const meSchema = z.object({ status: z.literal("success"), user: userSchema });
export const changedProfileSchema = meSchema.extend({
  token: z.string().optional().meta({
    description: "With a new password: the session's new token, where its cookie does not carry it",
  }),
});
