import { fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/session/session.ts";

/** So many characters must be left beside the names that everybody knows. */
const OWN_CHARACTERS = 8;
/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3;

/** The commonest passwords, of which only long enough ones matter. Loaded when somebody chooses one. */
let loading: Promise<ReadonlySet<string>> | undefined;

async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const words = dictionary["passwords-common"] as readonly string[];
  return new Set(words.filter(({ length }) => length >= MIN_PASSWORD_LENGTH));
}

/**
 * Refuses a password that others guess first: one of the 49,000 commonest, a single character or two again
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
  if (common.has(folded) || new Set(folded).size <= 2) {
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
