import { isIP } from "node:net";

import { z } from "zod";

/**
 * Types of configuration variables. Messages are appended to the variable's name: 'PORT must be …'.
 */

/** Both limits included. */
export function wholeNumber(least: number, most: number, what = "whole number") {
  const message = `must be a ${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

export const port = wholeNumber(1, 65_535, "port number");

/** A whole number of at least 1. */
export const count = wholeNumber(1, 9_999_999);

export const address = z.email("must be an e-mail address");

export const flag = oneOf(["on", "off", "true", "false"]).transform(
  (word) => word === "on" || word === "true",
);

export const httpUrl = urlOf(["http:", "https:"], "https://host/path");

/** Scheme, host and port, without a path: `https://shop.example`. A trailing slash is removed. */
export const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    !text.endsWith("?");
  if (isOrigin) return url.origin;
  context.addIssue(`must be an origin like https://shop.example, without a path (it is '${text}')`);
  return z.NEVER;
});

/**
 * The smallest chip has 144 bytes. With its wrapping, a URL may have 132 after `https://`; of those
 * the path of a card takes 13.
 */
const CARD_HOST_LENGTH = 132 - 13;

/** An origin that is short enough to stand on a chip before the path of a card. */
export const cardOrigin = origin.refine(
  (text) => URL.parse(text)!.host.length <= CARD_HOST_LENGTH,
  `must have a host name of at most ${CARD_HOST_LENGTH} characters`,
);

/** 32 bytes. The message doesn't repeat what was given. */
export const secretKeyText = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, "must have 64 hexadecimal digits, as openssl rand -hex 32 prints");

/** An IP address, or a range of them such as `10.0.0.0/8`. */
export const proxyRange = z.string().refine(
  (text) => {
    const [network = "", bits, ...more] = text.split("/");
    const family = isIP(network);
    if (family === 0 || more.length > 0) return false;
    return (
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
    );
  },
  {
    error: (issue) =>
      `must hold addresses or ranges like 10.0.0.0/8 (not '${String(issue.input)}')`,
  },
);

export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(", ")}` });
}

/** A URL with one of the protocols, not normalised. */
export function urlOf(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ""),
      `must be a URL like ${example}`,
    );
}

/** Comma-separated values. Unset means an empty list. */
export function list<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
}
