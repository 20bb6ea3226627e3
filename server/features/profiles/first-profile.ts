import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { ProfileLink } from "#shared/profiles/profile-link.ts";
import { pageAt } from "#shared/profiles/social-page.ts";
import { cleanLine } from "#shared/text-entry.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import type { profiles } from "./profile.table.ts";

/** What an order says of the person whose card it is. */
export type PersonOfOrder = Pick<
  OrderRow,
  | "id"
  | "firstName"
  | "lastName"
  | "position"
  | "organization"
  | "phoneNumbers"
  | "email"
  | "businessEmail"
  | "linkedinUrl"
  | "instagramUrl"
  | "language"
>;
type FirstProfile = Omit<
  typeof profiles.$inferInsert,
  | "id"
  | "theme"
  | "scheme"
  | "hidden"
  | "photo"
  | "photoBy"
  | "isListed"
  | "editedAt"
  | "address"
  | "createdAt"
  | "updatedAt"
>;

const ARABIC = /\p{Script=Arabic}/u;

/** The page as it is before its owner has touched it: filled from the order, in the name's language. */
export function firstProfile(order: PersonOfOrder): FirstProfile {
  const name = { firstName: cleanLine(order.firstName), lastName: cleanLine(order.lastName) };
  const texts = {
    ...name,
    jobTitle: cleanLine(order.position),
    organization: cleanLine(order.organization),
  };
  const isArabic = ARABIC.test(name.firstName);
  const latin = isArabic ? NO_TEXTS : texts;
  const arabic = isArabic ? texts : NO_TEXTS;
  return {
    orderId: order.id,
    ...latin,
    firstNameAr: arabic.firstName,
    lastNameAr: arabic.lastName,
    jobTitleAr: arabic.jobTitle,
    organizationAr: arabic.organization,
    phones: order.phoneNumbers,
    whatsapp: order.phoneNumbers.find((phone) => whatsAppLink(phone, "") !== "") ?? "",
    email: order.businessEmail.includes("@") ? order.businessEmail : order.email,
    links: [pageAt("linkedin", order.linkedinUrl), pageAt("instagram", order.instagramUrl)].flatMap(
      (url): ProfileLink[] => (url ? [{ url, label: "" }] : []),
    ),
    language: order.language,
  };
}

const NO_TEXTS = { firstName: "", lastName: "", jobTitle: "", organization: "" };
