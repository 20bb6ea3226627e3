import { z } from "zod";

import { itemEnvelope, listEnvelope } from "../http/envelope.ts";
import { idFields } from "../id-schema.ts";
import { secondFactorCode } from "../session/session.ts";
import { factorName, passkeySchema } from "./passkey.ts";

export const RECOVERY_CODES = 10;
export const MOST_APP_PASSWORDS = 20;

/** The second factors of one's own account. */
export const secondFactorsSchema = z
  .object({
    authenticatorApp: z
      .object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() })
      .nullable(),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean().meta({ description: "Of all accounts" }),
  })
  .meta({ id: "SecondFactors" });
export type SecondFactors = z.infer<typeof secondFactorsSchema>;
export const secondFactorsAnswer = itemEnvelope(secondFactorsSchema);

/** What an authenticator app is to be told. */
export const authenticatorAppSchema = z.object({
  secret: z.string().meta({ description: "Base32, to type into an app" }),
  url: z.string().meta({ description: "`otpauth:`, to show as a QR code" }),
});

export const requirementSchema = z.object({ isRequired: z.boolean() });

export const confirmationSchema = z.object({ code: secondFactorCode });

const recoveryCodes = z.array(z.string());
export const recoveryCodesAnswer = itemEnvelope(z.object({ recoveryCodes }));
/** The answer to a second factor that was added. */
export const addedFactorAnswer = itemEnvelope(
  z.object({
    recoveryCodes: recoveryCodes
      .nullable()
      .meta({ description: "With the first second factor; shown this once" }),
  }),
);

/** Lets a program sign in that can't ask for a second factor. */
export const appPasswordSchema = z
  .object({
    ...idFields,
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: "The last signing in with it" }),
  })
  .meta({ id: "AppPassword" });
export type AppPassword = z.infer<typeof appPasswordSchema>;
export const appPasswordsSchema = listEnvelope(appPasswordSchema);

export const appPasswordFormSchema = z.object({ name: factorName });

export const madeAppPasswordSchema = z.object({
  status: z.literal("success"),
  password: z.string().meta({ description: "Shown this once" }),
  data: z.object({ data: appPasswordSchema }),
});
