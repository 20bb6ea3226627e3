import { cardKey } from "#server/platform/cache/public-cache.ts";
import { DEMO_CODE, readCardCode } from "#shared/cards/card-code.ts";

import { wantedLanguage } from "./profile-languages.ts";

/** The files beside a card's page. */
export const CARD_FILES = [
  ".vcf",
  "/qr.svg",
  "/qr.png",
  "/icon.svg",
  "/card.jpg",
  "/photo.jpg",
  "/signature.html",
  "/wallpaper.png",
  "/manifest.webmanifest",
] as const;
export type CardFile = (typeof CARD_FILES)[number];

const PARTS = ["/edit", ...CARD_FILES]
  .map((part) => part.replaceAll(".", String.raw`\.`))
  .join("|");
const ADDRESS = new RegExp(`^/c/([^/]{1,40}?)(${PARTS})?/?$`, "i");

/** What stands at an address below `/c/`. */
export interface CardAddress {
  /** Undefined where the address holds none. */
  code: string | undefined;
  part: "page" | "/edit" | CardFile;
}

/** Reads the address of a card in any case: in QR codes it stands in capitals. */
export function readCardAddress(path: string): CardAddress | undefined {
  if (!/^\/c\//i.test(path)) return undefined;
  const [, typed, part] = ADDRESS.exec(path) ?? [];
  return {
    code: typed === undefined ? undefined : codeIn(decoded(typed)),
    part: (part?.toLowerCase() ?? "page") as CardAddress["part"],
  };
}

const codeIn = (typed: string) =>
  typed.toLowerCase() === DEMO_CODE ? DEMO_CODE : readCardCode(typed);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which card's page a request asks for, and in which language; undefined for anything else. */
export function askedPage(path: string, query: string, acceptLanguage: string | undefined) {
  const address = readCardAddress(path);
  if (address?.part !== "page" || address.code === undefined) return undefined;
  const language = wantedLanguage(new URLSearchParams(query).get("lang"), acceptLanguage);
  return { code: address.code, key: cardKey(address.code, language) };
}
