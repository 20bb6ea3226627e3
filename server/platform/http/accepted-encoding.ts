/** How an answer may be compressed, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What browsers send is the same few headers all day. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 256;

/**
 * Of ours the one that a request likes best by its `Accept-Encoding` (RFC 9110, 12.5.3), the smallest
 * of equals. Without the header, and where everything is refused, it is the plain bytes: better than
 * nothing.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = bestOf(header);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(header, encoding);
  }
  return encoding;
}

function bestOf(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  // Plain bytes may always be sent, so `*` is taken to ask for something smaller.
  const others = weights.get("*") ?? 0;
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0 : others);
  let best: Encoding = "identity";
  for (const encoding of ENCODINGS.toReversed()) {
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  }
  return best;
}
