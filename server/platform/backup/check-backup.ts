import { hash } from "node:crypto";

import type { z } from "zod";

import { readArchive, type ArchiveEntry } from "./archive-reader.ts";
import {
  ABOUT,
  aboutSchema,
  checksumLine,
  FORMAT,
  MANIFEST,
  MANIFEST_SUM,
  manifestSchema,
  type About,
  type Manifest,
} from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { seenContent } from "./seen-content.ts";

const CHECKSUMS = /^checksums\/\d{6}\.sha256$/;

/**
 * Reads a whole backup and compares it with its checksums and its manifest, so that nothing is restored
 * from a damaged one.
 * @throws {BackupProblem}
 */
export async function checkBackup(path: string): Promise<{ about: About; manifest: Manifest }> {
  const damaged = (what: string) =>
    new BackupProblem(`${path} is damaged: ${what}. Nothing was restored.`);
  const parse = <Schema extends z.ZodType>(schema: Schema, bytes: Buffer, name: string) => {
    try {
      return schema.parse(JSON.parse(bytes.toString()));
    } catch {
      throw damaged(`${name} cannot be understood`);
    }
  };
  const seen = seenContent();
  let about: About | undefined;
  let manifest: Manifest | undefined;
  let manifestLine: string | undefined;
  /** The lines that the next list of checksums must have. */
  let lines: string[] = [];
  let isWhole = false;

  async function check(entry: ArchiveEntry): Promise<void> {
    const { name } = entry;
    const bytes = await entry.bytes();
    if (about === undefined) {
      if (name !== ABOUT) throw new BackupProblem(`${path} is no backup of a shop.`);
      about = parse(aboutSchema, bytes, name);
      mustBeReadable(path, about);
    }
    if (isWhole) throw damaged(`${name} follows its end`);
    if (name === MANIFEST_SUM) {
      if (bytes.toString() !== manifestLine) throw damaged(`${MANIFEST} has another checksum`);
      isWhole = true;
    } else if (name === MANIFEST) {
      if (lines.length > 0) throw damaged("checksums are missing");
      manifest = parse(manifestSchema, bytes, name);
      manifestLine = checksumLine(hash("sha256", bytes), name);
    } else if (CHECKSUMS.test(name)) {
      if (bytes.toString() !== lines.join(""))
        throw damaged(`what ${name} lists has another checksum`);
      lines = [];
    } else {
      lines.push(checksumLine(hash("sha256", bytes), name));
      await seen.add(name, bytes).catch(() => {
        throw damaged(`${name} cannot be expanded`);
      });
    }
  }

  for await (const entry of readArchive(path)) await check(entry);
  if (!about) throw new BackupProblem(`${path} is empty or no backup of a shop.`);
  if (!manifest || !isWhole) throw damaged("it was cut off, its end is missing");
  const difference = seen.differenceFrom(manifest);
  if (difference) throw damaged(difference);
  return { about, manifest };
}

function mustBeReadable(path: string, { format, release }: About): void {
  if (format <= FORMAT) return;
  throw new BackupProblem(
    `${path} was made by release ${release} of the shop, in a form that this release does not know; restore it with a newer one.`,
  );
}
