import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** So many characters must be left beside the names that everybody knows. */
const OWN_CHARACTERS = 8;
/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

/** The commonest passwords. Loaded when somebody chooses one. */
let loading: Promise<ReadonlySet<string>> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"] as readonly string[]);
}

/** Most common passwords are shorter than what is asked for: people lengthen them by digits and signs. */
const LENGTHENED_BY = 4;
/** Letters as they are commonly disguised. */
const DISGUISES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
};

/** The password itself, and what it is a lengthened or disguised spelling of. */
function plainSpellings(folded: string): string[] {
  const undisguised = folded.replaceAll(/[@4310$]/g, (sign) => DISGUISES[sign]!);
  return [folded, undisguised].flatMap((text) => {
    const core = text.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}]+$/u, "");
    return core !== "" && text.length - core.length <= LENGTHENED_BY ? [text, core] : [text];
  });
}

/**
 * Refuses a password that others guess first: one of the 49,000 commonest, also lengthened or
 * disguised by a few digits or signs, a single character or two again
 * and again, or hardly more than the names of the shop and the person.
 *
 * @param names what everybody knows: the shop's name, the person's name and e-mail address
 * @throws a 400 at the field `password`
 */
export async function mustBeGoodPassword(
  password: string,
  names: readonly string[],
): Promise<void> {
  const folded = password.toLowerCase();
  const common = await (loading ??= commonPasswords());
  if (plainSpellings(folded).some((each) => common.has(each)) || new Set(folded).size <= 2) {
    throw fieldError("password", apiMessage("password_common"));
  }
  const known = names
    .flatMap((name) => [name, ...name.split(/[\s@._-]+/)])
    .map((name) => name.toLowerCase())
    .filter(({ length }) => length >= SHORTEST_NAME)
    .toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((left, name) => left.replaceAll(name, ""), folded);
  if (rest !== folded && rest.length < OWN_CHARACTERS) {
    throw fieldError("password", apiMessage("password_of_names"));
  }
}
