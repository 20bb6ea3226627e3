import Bowser from "bowser";

/** A client may call itself anything. */
const LONGEST_NAME = 40;

/** By which browser, on which system: whatever a client says of itself, in words. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  // The library takes no empty text.
  if (userAgent === "") return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent);
  // Of a client that is no browser the name before its version.
  const program = /^[\w.-]+(?=\/|$)/.exec(userAgent)?.[0];
  const short = (name = "") => name.slice(0, LONGEST_NAME);
  return { browser: short(browser.name || program), system: short(os.name) };
}
