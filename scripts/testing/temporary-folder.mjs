import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's file system in memory; in containers it is often too small. */
const IN_MEMORY = "/dev/shm";
/** In bytes; the tests need 300 MB at once. */
const LEAST_FREE = 2 * 2 ** 30;
const NAME = "naqra-tests-";

/**
 * Gives the tests a folder of their own for temporary files: databases, uploads, browsers. In memory
 * where there is room, because making and removing thousands of small files takes disks longer than
 * the tests themselves take. A folder that a killed run left is removed.
 * @param {string} [memory] where a file system in memory would be
 * @returns {() => void} removes it
 */
export function useTemporaryFolder(memory = IN_MEMORY) {
  const before = process.env.TMPDIR;
  const around = before === undefined && isRoomy(memory) ? memory : tmpdir();
  removeLeftOvers(around);
  const folder = mkdtempSync(join(around, `${NAME}${process.pid}-`));
  // PostgreSQL may run as another user, in a folder within this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function isRoomy(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(folder);
  const memory = process.availableMemory?.() ?? freemem();
  return Math.min(bavail * bsize, memory / 2) >= LEAST_FREE;
}

function removeLeftOvers(around) {
  for (const name of readdirSync(around)) {
    const [, process] = /^naqra-tests-(\d+)-/.exec(name) ?? [];
    if (!process || isRunning(Number(process))) continue;
    try {
      rmSync(join(around, name), { recursive: true, force: true });
    } catch {
      // Another user's, who will remove it.
    }
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
