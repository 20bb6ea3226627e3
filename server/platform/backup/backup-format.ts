import { z } from "zod";

/**
 * A backup is a tar archive that standard tools open. Its entries, in this order:
 *
 *     about.json                     what it is, of which release, after which migration
 *     keys/<file>                    key files of the data folder
 *     tables/<table>/<n>.copy.gz     rows as PostgreSQL's COPY writes them; the parts follow each other
 *     files/<key>                    files of the store, of either kind
 *     checksums/<n>.sha256           the SHA-256 of the entries before it, as `sha256sum` writes them
 *     manifest.json                  what must be in it: its absence means that the archive was cut off
 *     manifest.json.sha256
 */
export const FORMAT = 1;

export const ABOUT = "about.json";
export const MANIFEST = "manifest.json";
export const MANIFEST_SUM = "manifest.json.sha256";

const numbered = (number: number) => String(number).padStart(6, "0");

export const tablePart = (table: string, number: number) =>
  `tables/${table}/${numbered(number)}.copy.gz`;
export const checksumList = (number: number) => `checksums/${numbered(number)}.sha256`;
export const fileEntry = (key: string) => `files/${key}`;
export const keyEntry = (name: string) => `keys/${name}`;

/** Keys of files that backups hold; they can't lead out of the store. */
export const FILE_KEY = /^(?:public|private)\/[\w-]+\.\w+$/;

/** The line of an entry in a list of checksums. */
export const checksumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`;

/** So many entries are in one list of checksums, so that none grows without bound. */
export const ENTRIES_EACH_LIST = 10_000;

/** So many missing files are named; more are counted. */
export const MISSING_NAMED = 1_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** The first entry: what is needed to know before the rest is read. */
export const aboutSchema = z.object({
  what: z.string(),
  format: z.int().positive(),
  /** As of this moment, by the database's clock. */
  madeAt: z.iso.datetime(),
  /** The version of the shop that made it. */
  release: z.string(),
  /** The newest migration of the database: its time in milliseconds since 1970. */
  migration: count,
  /** The version of PostgreSQL. */
  postgres: z.string(),
  /** The shop's public address. */
  shop: z.string(),
  /** Where the key of encrypted secrets comes from; of that in the environment a backup has nothing. */
  secretKey: z.enum(["file", "environment", "none"]),
});
export type About = z.output<typeof aboutSchema>;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  parts: count,
  /** Of all its rows, in any order: see `RowDigest`. */
  digest: sha256,
});
export type BackedUpTable = z.output<typeof tableSchema>;

export const manifestSchema = z.object({
  format: z.int().positive(),
  tables: z.array(tableSchema),
  files: z.object({ count, bytes: count }),
  /** Files that the database names and the store did not have. */
  missing: z.object({ count, keys: z.array(z.string()).max(MISSING_NAMED) }),
  keys: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
