import { totalmem } from "node:os";

/** The settings that the embedded server is started with. */
export function serverSettings(durable: boolean, port: number | undefined): Record<string, string> {
  return {
    cluster_name: "naqra",
    listen_addresses: port === undefined ? "" : "127.0.0.1",
    port: String(port ?? 5432),
    // In the cluster's own folder: no other user can reach it there, and nothing is left elsewhere.
    unix_socket_directories: ".",
    timezone: "UTC",
    log_timezone: "UTC",
    // The shop itself logs failed statements; they must not make this log grow.
    log_min_messages: "log",
    log_checkpoints: "off",
    ...speed(),
    ...(durable ? {} : FOR_TESTS),
  };
}

/** Little memory, because all of it is searched whenever a database is made or dropped. */
const FOR_TESTS = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  shared_buffers: "128MB",
};

/** Settings that depend on the machine; PostgreSQL's defaults are meant for very small ones. */
function speed(): Record<string, string> {
  // A quarter of the machine's memory, which PostgreSQL allocates as needed. The rows and indexes that
  // the lists of a shop with a million orders read amount to two gigabytes.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const bufferMegabytes = Math.max(64, Math.min(2048, Math.floor(memory / 4 / 2 ** 20)));
  return {
    shared_buffers: `${bufferMegabytes}MB`,
    // For sorting the thousands of rows that a search may find.
    work_mem: "16MB",
    // For building indexes in migrations.
    maintenance_work_mem: "128MB",
    // SSDs read random pages almost as fast as sequential ones.
    random_page_cost: "1.1",
    // Just-in-time compilation takes longer than any query of the shop.
    jit: "off",
  };
}
