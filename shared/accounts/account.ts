import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { listEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";
import { ROLES } from "../session/permissions.ts";
import { nameLength, newPassword, sessionKind, userSchema } from "../session/session.ts";
import { code, emailAddress, filled, line } from "../text.ts";

/** How long an invitation can be accepted, in hours. */
export const INVITATION_HOURS = 72;

/** Somebody who can sign in to the panel. */
export const accountSchema = userSchema
  .omit({ language: true, mustAddSecondFactor: true })
  .extend({
    isActive: z.boolean().meta({ description: "Whether one can sign in with it" }),
    sessions: z.int().meta({ description: "In how many places it is signed in" }),
    hasSecondFactor: z.boolean(),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: "To five minutes" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Account" });
export type Account = z.infer<typeof accountSchema>;
export const accountsSchema = listEnvelope(accountSchema);

/** What the owner changes of an account. */
export const accountChangeSchema = z.object({
  role: oneOfWords("role", ROLES).optional(),
  isActive: z.boolean().optional(),
});
export type AccountChange = z.output<typeof accountChangeSchema>;

export const invitationFormSchema = z.object({
  name: line({ min: filled("name"), max: nameLength }),
  email: emailAddress(),
  role: oneOfWords("role", ROLES),
});
export type InvitationForm = z.output<typeof invitationFormSchema>;

/** Somebody who is to get an account, and has not accepted yet. */
export const invitationSchema = z
  .object({
    ...idFields,
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationsSchema = listEnvelope(invitationSchema);

export const invitedSchema = z.object({
  status: z.literal("success"),
  url: z.string().meta({
    description: "The page on which the invited person sets a password; shown this once",
  }),
  data: z.object({ data: invitationSchema }),
});

/** The secret part of a link that the shop sent; what no link can have is as good as a wrong one. */
export const linkToken = code({ min: [1, apiMessage("required")] });

export const invitationTokenSchema = z.object({ token: linkToken });
export const acceptanceSchema = z.object({
  token: linkToken,
  password: newPassword,
  session: sessionKind,
});
