/**
 * The name of a backup: of which shop it is, and when it was made, in UTC.
 * @param shop the shop's public address
 */
export function backupName(shop: string, at: Date): string {
  const host = new URL(shop).host.replaceAll(/[^\w.-]+/g, "-");
  const time = at.toISOString().slice(0, 19).replaceAll(":", "");
  return `${host}-${time}Z.tar`;
}
