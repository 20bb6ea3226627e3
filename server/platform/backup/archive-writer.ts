import { hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

import { createTarPacker } from "modern-tar";

import {
  checksumLine,
  checksumList,
  ENTRIES_EACH_LIST,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
} from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";

/** What an archive is called until it is whole. */
export const UNFINISHED = ".part";

export interface Archive {
  /** Resolves when there is room for the next entry. */
  add(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Writes an archive of what `fill` adds, which returns its manifest. It appears under its name when it is
 * whole and on the disk; of one that fails nothing stays.
 * @throws {BackupProblem} when there is such a file already, or no room for it
 */
export async function writeArchive(
  path: string,
  fill: (archive: Archive) => Promise<Manifest>,
  signal?: AbortSignal,
): Promise<void> {
  await mustBeNew(path);
  const unfinished = `${path}${UNFINISHED}`;
  const { readable, controller } = createTarPacker();
  const file = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  const writing = pipeline(readable, file, { signal });
  // It is awaited once all is added; that fails too when this does.
  writing.catch(() => {});
  try {
    const list = checksums(async (name, bytes) => {
      const body = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
      if (bytes.length > 0) await body.write(bytes);
      await body.close();
    });
    await list.end(await fill(list));
    controller.finalize();
    await writing;
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    controller.error(error);
    const failure = await writing.then(
      () => error,
      (reason: unknown) => reason,
    );
    if ((failure as NodeJS.ErrnoException).code !== "EEXIST") await rm(unfinished, { force: true });
    throw asProblem(failure, path);
  }
}

async function mustBeNew(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupProblem(`There is a file ${path} already; nothing was written.`);
}

/** Adds entries, and lists of their checksums between them. */
function checksums(addEntry: Archive["add"]) {
  let lines: string[] = [];
  let lists = 0;

  async function endList(): Promise<void> {
    if (lines.length === 0) return;
    const list = Buffer.from(lines.join(""));
    lines = [];
    await addEntry(checksumList((lists += 1)), list);
  }

  return {
    async add(name: string, bytes: Uint8Array): Promise<void> {
      await addEntry(name, bytes);
      lines.push(checksumLine(hash("sha256", bytes), name));
      if (lines.length === ENTRIES_EACH_LIST) await endList();
    },
    async end(manifest: Manifest): Promise<void> {
      await endList();
      const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
      await addEntry(MANIFEST, bytes);
      const sum = checksumLine(hash("sha256", bytes), MANIFEST);
      await addEntry(MANIFEST_SUM, Buffer.from(sum));
    },
  };
}

/** Otherwise a power cut could take the name away again. */
async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

const REASONS: Record<string, string> = {
  ENOSPC: "there is no room left on the disk",
  EDQUOT: "there is no room left on the disk",
  ENOENT: "there is no such folder",
  EACCES: "this user may not write there",
  EROFS: "the disk can only be read",
  EEXIST: "another backup is being written there",
};

function asProblem(error: unknown, path: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
  if (!reason || !(error as NodeJS.ErrnoException).syscall) return error;
  return new BackupProblem(
    `The backup ${path} cannot be written: ${reason}. Nothing of it was kept.`,
    {
      cause: error,
    },
  );
}
