import { LINK_LENGTH, withoutTracking } from "../link-text.ts";

/** A link on a profile page. */
export interface ProfileLink {
  /** Always `https:`, without credentials. */
  url: string;
  /** What its owner calls it; '' for the name of the place that it leads to. */
  label: string;
}

/** The places that are known by name, and the hosts that they answer at. */
const PLACES = {
  linkedin: ["linkedin.com", "lnkd.in"],
  instagram: ["instagram.com", "instagr.am"],
  facebook: ["facebook.com", "fb.com", "fb.me"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  snapchat: ["snapchat.com"],
  telegram: ["t.me", "telegram.me"],
  github: ["github.com"],
  behance: ["behance.net"],
  whatsapp: ["wa.me", "whatsapp.com"],
} as const;
export type LinkPlace = keyof typeof PLACES;

/**
 * The address as a link that is safe to show to strangers: by https only, to a public host name, and
 * without a user name, which would make one host look like another. What was typed without its
 * scheme gets it, as does a plain http address.
 * @returns undefined for what can't be such a link
 */
export function safeLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /[\s\p{Cc}\p{Cf}]/u.test(text)) return undefined;
  // Before a port there are digits; before anything else that looks like a scheme, it is one.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = URL.parse(hasScheme ? text.replace(/^http:/i, "https:") : `https://${text}`);
  if (!url || url.protocol !== "https:" || url.username !== "" || url.password !== "") {
    return undefined;
  }
  const isNamed = /^(?=.{4,253}$)([^.]+\.)+\p{L}[^.]+$/u.test(url.hostname);
  const link = withoutTracking(url.href);
  return isNamed && link.length <= LINK_LENGTH ? link : undefined;
}

/** Which known place a link leads to. */
export function placeOf(url: string): LinkPlace | undefined {
  const host = URL.parse(url)?.hostname.replace(/^(www|m|mobile)\./, "") ?? "";
  const isAt = (known: string) => host === known || host.endsWith(`.${known}`);
  return (Object.keys(PLACES) as LinkPlace[]).find((place) => PLACES[place].some(isAt));
}

/** A link as people read it: without scheme, `www.` and a slash at its end. */
export function shortLink(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
