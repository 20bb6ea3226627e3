/**
 * The address of a stored picture on the shop's host: with slashes for backslashes and %20 for
 * spaces. This shop's own paths have neither; records imported from elsewhere may.
 */
export function picturePath(stored: string): string {
  const path = stored.replaceAll("\\", "/").replaceAll(" ", "%20");
  return path === "" || /^(\/|https?:)/.test(path) ? path : `/${path}`;
}
