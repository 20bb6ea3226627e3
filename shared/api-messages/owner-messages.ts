import { formatNumber } from "../format-number.ts";

/**
 * Messages for the owners of cards' pages, by code. They are apart from those for visitors, so that
 * no other page loads their translations.
 */
export const OWNER_MESSAGES = {
  page_name_missing: () => "Please enter a first name in English or in Arabic",
  page_link_unsafe: () => "Please enter the address of a web page",
  page_chat_invalid: () => "Please enter a mobile number with its country code",
  page_part_fixed: () => "Your company has decided this for all its cards",
  page_links_many: ({ max }: { max: number }) => `At most ${formatNumber(max)} links`,
} as const;
