import { z } from "zod";

import { linkToken } from "../accounts/account.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { PAYMENT_FIELDS } from "../settings/payment-details.ts";

/** For so many hours the link of a message undoes what it tells of. */
export const UNDO_HOURS = 24;

/** What decides over the shop and its money, so that owners are told of each change of it. */
export const LOCKED_KINDS = [
  "account",
  "invitation",
  "mail-server",
  "e-invoicing",
  "invoices",
  "payment",
] as const;
export type LockedKind = (typeof LOCKED_KINDS)[number];

/** What of it changes. */
export const LOCKED_FIELDS = [
  "role",
  "state",
  "email",
  "host",
  "port",
  "security",
  "user",
  "password",
  "sender",
  "isOn",
  "serviceUrl",
  "clientId",
  "secretKey",
  "issueWhen",
  "taxMode",
  "sellerName",
  "sellerNameAr",
  "taxNumber",
  "activityNumber",
  "address",
  "productTax",
  ...PAYMENT_FIELDS,
  // When customers see where they pay to: there is only the later one.
  "offeredAt",
] as const;
export type LockedField = (typeof LOCKED_FIELDS)[number];

/** What there is of an account. `none`: there was nothing yet. */
export const ACCOUNT_STATES = ["none", "invited", "active", "deactivated", "deleted"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A change that can be undone by a link. */
export const lockedChangeSchema = z
  .object({
    kind: z.enum(LOCKED_KINDS),
    name: z.string().meta({ description: "Whose account it is; '' where it is none" }),
    by: z.string().meta({ description: "Who changed it" }),
    address: z.string().meta({ description: "The IP address from which it was changed" }),
    at: z.iso.datetime(),
    fields: z
      .array(z.object({ field: z.enum(LOCKED_FIELDS), from: z.string(), to: z.string() }))
      .meta({ description: "Passwords and pictures are told by nothing but their name" }),
    isUndone: z.boolean(),
    isChangedSince: z
      .boolean()
      .meta({ description: "The same was changed again, so that it can't be undone any more" }),
  })
  .meta({ id: "LockedChange" });
export type LockedChange = z.infer<typeof lockedChangeSchema>;
export const lockedChangeAnswerSchema = itemEnvelope(lockedChangeSchema);

export const undoTokenSchema = z.object({ token: linkToken });
