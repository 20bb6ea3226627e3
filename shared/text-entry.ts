/**
 * What every text from outside goes through before it is checked, compared or stored;
 * docs/text-entry.md shows it in a table, which a test reads. Each of the three functions changes
 * nothing in what it has cleaned, nor in what is well typed, and throws nothing.
 */

/** Nothing but printable ASCII, as most texts: of these none is changed, but for spaces around them. */
const PLAIN = /^[ -~]*$/;

/** One line for people: a name, an address, a title. */
export function cleanLine(typed: string): string {
  if (PLAIN.test(typed)) return typed.trim();
  return inOneLine(readable(typed));
}

/** Text of several lines, whose breaks become line feeds. Marks that order mixed lines stay. */
export function cleanText(typed: string): string {
  if (PLAIN.test(typed)) return typed.trim();
  const text = readable(
    typed.replaceAll(/\r\n?|[\u000b\f\u0085\u2028\u2029]/g, "\n"),
    DIRECTION,
  ).trim();
  return text.replaceAll(UNSEEN, "").trim() === "" ? "" : text;
}

/** One line for machines: a phone number, an e-mail address, a link, a code. */
export function cleanCode(typed: string): string {
  if (PLAIN.test(typed)) return typed.trim();
  const plain = inLetters(typed)
    .replaceAll(UNSEEN, "")
    .replaceAll(HYPHENS, "-")
    .replaceAll(FULL_STOPS, ".")
    .replaceAll(WIDE_SIGNS, narrow);
  return inOneLine(plain.normalize("NFC"));
}

/**
 * Marks that are not seen: the characters that Unicode calls default-ignorable, among them the
 * marks of direction, joiners and variation selectors; and what stands for a note or a picture that
 * was left behind.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]+/gu;

/** Of these the marks that order the words of a line, without those that turn their letters. */
const DIRECTION = /[\u061c\u200e\u200f\u2066-\u2069]+/g;

/** Letters as old typefaces had them, one for each of their joined forms; none of the signs there. */
const JOINED_FORMS = /[\ufb00-\ufb06\ufb50-\ufbb1\ufbd3-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc]/g;

/** Letters, digits, plus and at sign as wide as Chinese characters; then all signs of that kind. */
const WIDE = /[\uff0b\uff10-\uff19\uff20\uff21-\uff3a\uff41-\uff5a\ufe62\ufe6b]/g;
const WIDE_SIGNS = /[\uff01-\uff5e\ufe62\ufe6b]/g;
const HYPHENS = /[\u2010\u2011]/g;
const FULL_STOPS = /[\u3002\uff61]/g;

function narrow(sign: string): string {
  if (sign === "\ufe62") return "+";
  if (sign === "\ufe6b") return "@";
  return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}

/** Joined forms as the letters that they stand for. */
function inLetters(text: string): string {
  // A vowel sign alone has a space under it, which is not part of the word.
  return text.replaceAll(JOINED_FORMS, (form) => form.normalize("NFKC").trimStart());
}

/** @param kept marks that stay although they are not seen */
function readable(typed: string, kept?: RegExp): string {
  return inLetters(typed)
    .replaceAll(WIDE, narrow)
    .normalize("NFC")
    .replaceAll(UNSEEN, (run, at: number, text: string) => {
      const before = text.slice(Math.max(at - FEW, 0), at).replaceAll(UNSEEN, "");
      const after = /^./su.exec(text.slice(at + run.length, at + run.length + 2))?.[0] ?? "";
      const ordering = kept ? (run.match(kept) ?? []).join("") : "";
      return carried(run, before, after) + ordering;
    })
    .normalize("NFC");
}

/** Scripts whose letters change beside a joiner; of the living ones those with keyboards. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** So many signs are looked at for the letter under a joiner: it may have several vowel signs. */
const FEW = 12;

/** What the marks between two characters do to how either looks; '' for nothing. */
function carried(run: string, text: string, after: string): string {
  const before = [...text].at(-1) ?? "";
  if (PICTURE.test(before)) {
    const flag = /^[\u{e0020}-\u{e007e}]+\u{e007f}/u.exec(run)?.[0] ?? "";
    const look = /[\ufe0e\ufe0f]/.exec(run)?.[0] ?? "";
    const isJoined = run.includes("\u200d") && /\p{Extended_Pictographic}/u.test(after);
    return flag + look + (isJoined ? "\u200d" : "");
  }
  // A key: 1, variation selector, frame.
  if (after === "\u20e3" && /[0-9#*]/.test(before)) return run.includes("\ufe0f") ? "\ufe0f" : "";
  if (/\p{Script=Han}/u.test(before)) return /[\u{e0100}-\u{e01ef}]/u.exec(run)?.[0] ?? "";
  if (/\p{Script=Mongolian}/u.test(before)) return /[\u180b-\u180f\u200d]/.exec(run)?.[0] ?? "";
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? "";
  const isAfterLetter = JOINING.test(/\P{Mark}?\p{Mark}*$/u.exec(text)?.[0] ?? "");
  const isAtLetter = JOINING.test(after);
  const hasEffect = joiner === "\u200c" ? isAfterLetter && isAtLetter : isAfterLetter || isAtLetter;
  return hasEffect ? joiner : "";
}

const SPACES =
  /[\t\n\u000b\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+/g;

/** Without breaks and odd spaces: each run of them is one space. Spaces as typed stay. */
function inOneLine(text: string): string {
  return text.replaceAll(SPACES, (run) => (/^ +$/.test(run) ? run : " ")).trim();
}
