/** What stands on the chip of a card: one web address, as a URI record of NDEF in its TLV block. */

/** An address that begins with one of these is stored with its number in place of the beginning. */
const BEGINNINGS = [
  [0x02, "https://www."],
  [0x01, "http://www."],
  [0x04, "https://"],
  [0x03, "http://"],
  [0x00, ""],
] as const;

const TLV_MESSAGE = 0x03;
const TLV_END = 0xfe;
/** The only record of its message, of a type that NFC itself defines; with a length of one byte. */
const SHORT_RECORD = 0xd1;
/** The same with a length of four bytes. */
const LONG_RECORD = 0xc1;
const URI_TYPE = 0x55;

/** The bytes from the first of the user memory on, with the one that ends the block. */
export function ndefBytes(url: string): Uint8Array {
  const [number, beginning] = BEGINNINGS.find(([, text]) => url.startsWith(text))!;
  const rest = new TextEncoder().encode(url.slice(beginning.length));
  const payload = [number, ...rest];
  const size = payload.length;
  const record =
    size <= 255
      ? [SHORT_RECORD, 1, size, URI_TYPE, ...payload]
      : [LONG_RECORD, 1, 0, 0, size >> 8, size & 255, URI_TYPE, ...payload];
  const length =
    record.length < 255 ? [record.length] : [255, record.length >> 8, record.length & 255];
  return Uint8Array.from([TLV_MESSAGE, ...length, ...record, TLV_END]);
}

/** As tools for chips show bytes: `03 1B D1 …`. */
export function hexBytes(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(" ");
}

export const CHIP_KINDS = ["ntag213", "ntag215", "ntag216"] as const;
export type ChipKind = (typeof CHIP_KINDS)[number];

/** The user memory of each, in bytes. */
const MEMORY: Record<ChipKind, number> = { ntag213: 144, ntag215: 504, ntag216: 888 };

/** How many bytes an address leaves free on a chip; below zero it does not fit. */
export function bytesLeft(kind: ChipKind, url: string): number {
  return MEMORY[kind] - ndefBytes(url).length;
}
