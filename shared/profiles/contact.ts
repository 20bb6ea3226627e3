import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { atLeast, atMost, emailAddress, line, phoneNumber } from "../text.ts";

/** What a visitor of a profile page leaves for its owner. */
export const CONTACT_FIELDS = ["name", "phone", "email"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const nothing = z.literal("");
const contactFields = z.object({
  name: line({ min: atLeast(2, "name"), max: atMost(100, "name") }),
  phone: nothing.or(phoneNumber().max(40)).default(""),
  email: nothing.or(emailAddress("email_expected", { max: atMost(255, "email") })).default(""),
});

export const contactSchema = contactFields.refine(
  ({ phone, email }) => phone !== "" || email !== "",
  { ...rule("required"), path: ["phone"] },
);
export type Contact = z.output<typeof contactSchema>;
