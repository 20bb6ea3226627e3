/**
 * A stored picture's path as an address on the shop's host: slashes for backslashes, %20 for spaces.
 * Paths that this shop stores have neither; those of records taken over from elsewhere may.
 */
export function picturePath(stored: string): string {
  const path = stored.replaceAll("\\", "/").replaceAll(" ", "%20");
  return path === "" || /^(\/|https?:)/.test(path) ? path : `/${path}`;
}
