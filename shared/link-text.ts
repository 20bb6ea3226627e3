/** The longest link, without its tracking parts: browsers and mail programs take as much. */
export const LINK_LENGTH = 2048;

/** Parts of a link that say only where it was copied, and to whom. */
const NAMES = new Set(
  (
    "igsh igshid fbclid gclid gbraid wbraid dclid msclkid ttclid twclid yclid li_fat_id mc_cid " +
    "mc_eid mibextid trk trkinfo trkemail trackingid originalsubdomain lipi lici midtoken midsig " +
    "otptoken rcm xmt slof _hsenc _hsmi vero_id"
  ).split(" "),
);

const isTracking = (part: string) => {
  const name = part.split("=")[0]!.toLowerCase();
  return name.startsWith("utm_") || NAMES.has(name);
};

/** A text with a link as it was copied, without its tracking parts; nothing else is changed. */
export function withoutTracking(text: string): string {
  return text.replaceAll(/\?([^\s#?]+)/g, (whole, query: string) => {
    const parts = query.split("&");
    const kept = parts.filter((part) => !isTracking(part));
    if (kept.length === parts.length) return whole;
    return kept.length > 0 ? `?${kept.join("&")}` : "";
  });
}
