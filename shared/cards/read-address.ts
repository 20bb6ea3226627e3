import { cleanCode } from "../text-entry.ts";
import { cardPath, readCardCode } from "./card-code.ts";

/**
 * The code in what was read from a card: its whole address, in any case, without its scheme, or with
 * what a browser may have added; or the code alone.
 * @param cardUrl the origin of the addresses on cards
 * @returns undefined for anything else, also for the address of a card of another shop
 */
export function codeIn(read: string, cardUrl: string): string | undefined {
  const alone = readCardCode(read);
  if (alone !== undefined) return alone;
  const text = cleanCode(read);
  const url = URL.parse(text.includes("://") ? text : cardUrl.replace(/:.*/, "://") + text);
  const [, typed] = /^\/c\/([^/]+)\/?$/i.exec(url?.pathname ?? "") ?? [];
  return url?.origin === cardUrl && typed !== undefined ? readCardCode(typed) : undefined;
}

/** Whether a chip holds exactly the address of a card. */
export function isAddressOf(read: string, code: string, cardUrl: string): boolean {
  return read === cardUrl + cardPath(code);
}
