// Locks a folder for one process per purpose. Plain JavaScript, because it runs before packages are
// installed.
import { stat, unlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {object} FolderLock
 * @property {number} descriptor a child that inherits it keeps the folder locked as long as it lives
 * @property {() => Promise<void>} release
 */

/**
 * Locks `folder` for `purpose` until released. The lock is a listening socket, which the kernel closes
 * however the process ends.
 * @param {string} folder must exist
 * @param {string} purpose a word
 * @param {{ patience?: number, onWait?: () => void, signal?: AbortSignal }} [options]
 *   `patience` in milliseconds (by default unlimited), `onWait` is called once if it has to wait
 * @returns {Promise<FolderLock | undefined>} undefined when the lock was not released in time
 */
export async function lockFolder(folder, purpose, options = {}) {
  const { patience = Infinity, onWait, signal } = options;
  const address = await addressOf(folder, purpose);
  const deadline = Date.now() + patience;
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted();
    const lock = await listenAt(address);
    if (lock || Date.now() >= deadline) return lock;
    if (tries === 0) onWait?.();
    await waitForRelease(address, deadline - Date.now(), signal);
  }
}

/** The socket's address: on Linux an abstract one, which disappears with its process. */
async function addressOf(folder, purpose) {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `naqra-${purpose}-${dev}-${ino}`;
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** @returns {Promise<FolderLock | undefined>} undefined when another process listens there */
function listenAt(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => waiting.delete(socket));
    });
    server.unref();
    server.on("error", (error) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () =>
      resolve({
        descriptor: server._handle.fd,
        release: () =>
          new Promise((released) => {
            server.close(() => released());
            for (const socket of waiting) socket.destroy();
          }),
      }),
    );
  });
}

/** Waits until the lock is released or time runs out: a connection to its holder closes then. */
function waitForRelease(address, patience, signal) {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = Number.isFinite(patience)
      ? setTimeout(() => socket.destroy(), patience)
      : undefined;
    const giveUp = () => socket.destroy();
    signal?.addEventListener("abort", giveUp, { once: true });
    let failure;
    socket.on("error", (error) => (failure = error));
    socket.on("close", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      if (failure?.code === "EACCES") reject(failure);
      // A socket file without a listener was left behind by a killed process.
      else if (failure?.code === "ECONNREFUSED" && !address.startsWith("\0"))
        unlink(address).then(resolve, resolve);
      else resolve();
    });
  });
}
