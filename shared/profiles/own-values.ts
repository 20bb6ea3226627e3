import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { code, emailAddress, line, link, phoneNumber, requiredOr } from "../text.ts";
import { whatsAppLink } from "../whatsapp.ts";
import { safeLink } from "./profile-link.ts";
import { COLOR_SCHEMES, PROFILE_PARTS } from "./profile-parts.ts";
import { PROFILE_THEMES } from "./theme.ts";

/** What the owner of a page writes on it. */

export const MOST_LINKS = 20;
export const MOST_PHONES = 10;
const LABEL_LENGTH = 60;

const linkSchema = z.object({
  url: link()
    .refine((typed) => safeLink(typed) !== undefined, rule("page_link_unsafe"))
    .overwrite((typed) => safeLink(typed) ?? typed),
  label: line({ max: [LABEL_LENGTH, apiMessage("text_too_long", { max: LABEL_LENGTH })] }).default(
    "",
  ),
});

export const ownLinksSchema = z
  .array(linkSchema)
  .max(MOST_LINKS, rule("page_links_many", { max: MOST_LINKS }));

const mail = emailAddress();

const ownFields = z.object({
  firstName: line(),
  lastName: line(),
  jobTitle: line(),
  organization: line(),
  firstNameAr: line(),
  lastNameAr: line(),
  jobTitleAr: line(),
  organizationAr: line(),
  phones: z
    .array(phoneNumber().max(40), requiredOr("phoneNumbers"))
    .max(MOST_PHONES, rule("too_many", { items: "phoneNumbers", max: MOST_PHONES })),
  /** To which a chat can be opened. */
  whatsapp: code().refine(
    (typed) => typed === "" || whatsAppLink(typed, "") !== "",
    rule("page_chat_invalid"),
  ),
  email: code().refine(
    (typed) => typed === "" || mail.safeParse(typed).success,
    rule("email_expected"),
  ),
  address: line(),
  links: ownLinksSchema,
  theme: z.enum(PROFILE_THEMES),
  scheme: z.enum(COLOR_SCHEMES),
  hidden: z
    .array(z.enum(PROFILE_PARTS))
    // Each once, always in the same sequence.
    .overwrite((named) => PROFILE_PARTS.filter((part) => named.includes(part))),
  isListed: z.boolean(requiredOr("boolean")),
});

/** A page has a name in at least one language. */
export const ownValuesSchema = ownFields.refine(
  ({ firstName, firstNameAr }) => firstName !== "" || firstNameAr !== "",
  { ...rule("page_name_missing"), path: ["firstName"] },
);
export type OwnValues = z.output<typeof ownValuesSchema>;

const TEXTS = [
  "firstName",
  "lastName",
  "jobTitle",
  "organization",
  "firstNameAr",
  "lastNameAr",
  "jobTitleAr",
  "organizationAr",
  "whatsapp",
  "email",
  "address",
] as const satisfies (keyof OwnValues)[];
export type OwnText = (typeof TEXTS)[number];
export const OWN_TEXTS: readonly OwnText[] = TEXTS;

/** As they are stored: an order's texts are older than the rules of its page. */
export const storedValuesSchema = ownFields.extend({
  ...(Object.fromEntries(TEXTS.map((name) => [name, z.string()])) as Record<OwnText, z.ZodString>),
  phones: z.array(z.string()),
  links: z.array(z.object({ url: z.string(), label: z.string() })),
});
export type StoredValues = z.output<typeof storedValuesSchema>;
