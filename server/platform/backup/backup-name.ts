const TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{6}Z`;

/** E.g. `shop.example` or `localhost-3000`. @param shop a public address */
const hostIn = (shop: string) => new URL(shop).host.replaceAll(/[^\w.-]+/g, "-");

/**
 * The name of a backup: of which shop it is, whether it was made at night, and when, in UTC.
 * @param shop the shop's public address
 */
export function backupName(shop: string, at: Date, kind: "nightly" | "by-hand"): string {
  const time = at.toISOString().slice(0, 19).replaceAll(":", "");
  return `${hostIn(shop)}-${kind}-${time}Z.tar`;
}

/** The names of a shop's nightly backups. */
export function nightlyNames(shop: string): RegExp {
  return new RegExp(`^${hostIn(shop).replaceAll(".", String.raw`\.`)}-nightly-${TIME}\\.tar$`);
}

/** When a backup was made, by its name. */
export function madeAtOf(name: string): Date {
  const [, day, hours, minutes, seconds] = /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/.exec(
    name,
  )!;
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}
