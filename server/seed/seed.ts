import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";

import { sql } from "drizzle-orm";

import type { Config } from "#server/config.ts";
import { addons } from "#server/features/addons/addon.table.ts";
import { cardDesigns, products } from "#server/features/catalog/product.table.ts";
import { cities, countries } from "#server/features/delivery/location.table.ts";
import { mustBeGoodPassword } from "#server/features/session/password-policy.ts";
import { hashPassword } from "#server/features/session/password.ts";
import { sessionStore } from "#server/features/session/session.store.ts";
import { newLinkSecret } from "#server/features/settings/rotate-secrets.ts";
import { FILE_LINK_SECRET, settings } from "#server/features/settings/settings.table.ts";
import { socialLinks } from "#server/features/social-media/social-link.table.ts";
import { testimonials } from "#server/features/testimonials/testimonial.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { newToken } from "#server/platform/secrets/token.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

import { FIRST_ADDONS, FIRST_DESIGNS, FIRST_PRODUCT } from "./catalogue.ts";
import { FIRST_SOCIAL_LINKS, FIRST_TESTIMONIALS, firstSettings } from "./content.ts";
import { firstLinkToken, type FirstStart } from "./first-link.ts";
import { firstLocations } from "./locations.ts";

/** An advisory lock: a second node waits here and then finds the shop seeded. */
const SEED_LOCK = 7_210_002;

/**
 * Fills an empty database: owner, product, locations, addons, examples, settings; all or nothing.
 * Returns undefined when the shop was seeded before.
 */
export async function seed(
  database: Database,
  config: Pick<Config, "owner" | "files">,
  secrets: Secrets,
): Promise<FirstStart | undefined> {
  if ((await database.db.$count(settings)) > 0) return undefined;
  // What takes time is done before the transaction, which PostgreSQL ends when it waits too long.
  const { email, password } = config.owner;
  if (password !== undefined) await mustBeFirstPassword(password, email);
  // Without one nobody knows the password until the owner has chosen it by the link.
  const passwordHash = await hashPassword(password ?? newToken());
  await storePictures(config.files, [...FIRST_DESIGNS, ...FIRST_TESTIMONIALS]);

  return database.transaction(async (trx) => {
    await trx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await trx.$count(settings)) > 0) return undefined;

    const owner = { name: "Admin User", email, passwordHash, role: "owner" as const };
    const { id } = await sessionStore(trx).addUser(owner);
    const linkToken = password === undefined ? await firstLinkToken(trx, id) : undefined;

    await trx.insert(products).values(FIRST_PRODUCT);
    await trx.insert(cardDesigns).values(
      FIRST_DESIGNS.map((design, position) => ({
        ...design,
        position,
        productId: FIRST_PRODUCT.id,
      })),
    );

    const places = firstLocations(newId());
    await trx.insert(countries).values(places.countries);
    await trx.insert(cities).values(places.cities);
    // One millisecond apart, because lists are sorted by the time of creation.
    const begin = Date.now();
    const inOrder = <Row>(rows: readonly Row[]) =>
      rows.map((row, index) => ({ ...row, createdAt: new Date(begin + index) }));
    await trx.insert(addons).values(inOrder(FIRST_ADDONS));
    await trx.insert(testimonials).values(inOrder(FIRST_TESTIMONIALS));
    await trx.insert(socialLinks).values(FIRST_SOCIAL_LINKS);
    await trx.insert(settings).values({
      ...firstSettings(),
      fileLinkSecret: secrets.seal(newLinkSecret(), FILE_LINK_SECRET),
    });

    return { email, linkToken };
  });
}

async function mustBeFirstPassword(password: string, email: string): Promise<void> {
  await mustBeGoodPassword(password, [email, firstSettings().shopName]).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new StartProblem(`OWNER_PASSWORD is not safe: ${error.message}`);
  });
}

/**
 * Stores the first pictures under fixed names, so that a repeated seeding overwrites the files of
 * an interrupted one.
 */
async function storePictures(
  files: Config["files"],
  records: readonly { image: string }[],
): Promise<void> {
  const store = openFileStore(files);
  await Promise.all(
    records.map(async ({ image }) => {
      const bytes = await readFile(new URL(`${basename(image)}`, import.meta.url));
      const type = extname(image) === ".svg" ? "image/svg+xml" : "image/webp";
      await store.putBytes(image.slice(UPLOADS_PATH.length), bytes, type);
    }),
  );
}
