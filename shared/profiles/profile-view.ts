import type { ApiMessage } from "../api-messages/api-message.ts";
import type { Locale } from "../i18n/locale.ts";
import type { ContactField } from "./contact.ts";
import type { ProfileLink } from "./profile-link.ts";
import type { ColorScheme } from "./profile-parts.ts";
import type { ProfileTheme } from "./theme.ts";

/** What a profile page shows, in one language. */
export interface ProfileView {
  code: string;
  /** The address of the page, as it stands on the card. */
  url: string;
  shopName: string;
  /** The languages that the page has. */
  languages: readonly Locale[];
  firstName: string;
  lastName: string;
  jobTitle: string;
  organization: string;
  /** The path of the picture; '' for none. */
  photo: string;
  /** The path of the company's logo; '' for none. */
  logo: string;
  phones: readonly PhoneView[];
  /** A link to the chat; '' for none. */
  whatsapp: string;
  /** The number of the chat as people read it. */
  whatsappShown: string;
  email: string;
  address: string;
  links: readonly ProfileLink[];
  theme: ProfileTheme;
  scheme: ColorScheme;
  isListed: boolean;
  /** Whether the drawing of the card stands above. */
  hasCard: boolean;
  /** Whether visitors may leave their contact. */
  canSend: boolean;
  card: { color: string; name: string; jobTitle: string; organization: string };
  /** It shows what such a page is like, and is of nobody. */
  isExample?: boolean;
  /** A form that was sent and refused. */
  refused?: RefusedContact | undefined;
}

export interface PhoneView {
  /** For `tel:`. */
  number: string;
  /** As people read it. */
  shown: string;
}

export interface RefusedContact {
  values: Partial<Record<ContactField, string>>;
  /** By field; without any, `message` says why. */
  errors: Partial<Record<ContactField, ApiMessage>>;
  message: ApiMessage;
}

/** Why a code opens no profile: `busy` when too many unknown ones were asked for. */
export const CARD_NOTES = ["unknown", "lost", "off", "busy"] as const;
export type CardNote = (typeof CARD_NOTES)[number];
