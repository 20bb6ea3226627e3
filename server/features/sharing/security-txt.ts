import { LOCALES } from "#shared/i18n/locale.ts";

/** The file asks to be within a year. */
const DAYS = 180;

/**
 * Whom to tell of a vulnerability (RFC 9116); undefined where nobody could be told, as by the address that a new
 * shop begins with. The day until which it holds moves on with each day, so that the file never expires.
 */
export function securityTxt(publicUrl: string, email: string, now = new Date()) {
  if (/[.@]example$/i.test(email)) return undefined;
  const expires = new Date(now);
  expires.setUTCHours(24 * DAYS, 0, 0, 0);
  return [
    `Contact: mailto:${encodeURIComponent(email).replace("%40", "@")}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    // Addresses in it must be secure ones.
    ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
