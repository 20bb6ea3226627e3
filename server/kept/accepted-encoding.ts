/** How an answer may be packed, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The smallest of ours that a request takes, by its `Accept-Encoding` (RFC 9110, 12.5.3). Without
 * the header, and where everything is refused, it is the plain bytes: better than nothing.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return ENCODINGS.find((encoding) => encoding !== "identity" && takes(encoding)) ?? "identity";
}
