import { unreadable } from "./sheet.ts";

/** Text of a file, and whether its encoding was guessed. */
interface DecodedText {
  text: string;
  isGuessed: boolean;
}

const START_LE = "\u00ff\u00fe";
const START_BE = "\u00fe\u00ff";
/** So many bytes tell whether each second one is zero, as in UTF-16 of texts with commas and spaces. */
const SAMPLE = 2000;

/**
 * The text of bytes in UTF-8, UTF-16, or in Windows' encoding for Arabic (1256), in which Excel saves CSV
 * files on Arabic computers. In the last no bytes are wrong, so that it is what is left.
 * @throws {SheetProblem} when it is no text
 */
export function textOfBytes(bytes: Uint8Array): DecodedText {
  const wide = wideEncodingOf(bytes);
  const text = decoded(bytes, wide ?? "utf-8");
  if (text !== undefined) {
    if (text.includes("\0")) throw unreadable();
    return { text, isGuessed: false };
  }
  const guessed = decoded(bytes, "windows-1256")!;
  // What a picture or a program has, and no text.
  if (/[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/.test(guessed)) throw unreadable();
  return { text: guessed, isGuessed: true };
}

function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 2));
  if (start === START_LE) return "utf-16le";
  if (start === START_BE) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE);
  const zerosAt = (rest: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  // Arabic letters have no such byte, but the signs between them.
  const few = Math.max(1, sample.length / 50);
  if (even === 0 && odd >= few) return "utf-16le";
  return odd === 0 && even >= few ? "utf-16be" : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
