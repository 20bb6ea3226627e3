/** The supported encodings of responses, the smallest result first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A cache: browsers send only a few different headers. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 256;

/**
 * The supported encoding that the client prefers according to `Accept-Encoding` (RFC 9110, 12.5.3),
 * the one with the smallest result among equals. Without the header, or when it rules out every
 * encoding, the response is not compressed: better than an error.
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
  // An uncompressed response is always allowed, so `*` is taken as a request for compression.
  const others = weights.get("*") ?? 0;
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0 : others);
  let best: Encoding = "identity";
  for (const encoding of ENCODINGS.toReversed()) {
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding;
  }
  return best;
}
