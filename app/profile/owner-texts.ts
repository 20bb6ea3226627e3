import type { Texts } from "#app/api-messages/received-message.ts";
import { m } from "#app/i18n/translations.ts";
import type { OwnerCode } from "#shared/api-messages/api-message.ts";

/** The API's messages to the owners of cards' pages, in the page's language. */
export const OWNER_TEXTS: Texts<OwnerCode> = {
  page_name_missing: () => m.own_page_said_name_missing(),
  page_link_unsafe: () => m.own_page_said_link_unsafe(),
  page_chat_invalid: () => m.own_page_said_chat_invalid(),
  page_part_fixed: () => m.own_page_said_part_fixed(),
  page_links_many: (bound) => m.own_page_said_links_many(bound),
};
