import { totalmem } from "node:os";

/** What the embedded server is started with. */
export function serverSettings(durable: boolean, port: number | undefined): Record<string, string> {
  return {
    cluster_name: "naqra",
    listen_addresses: port === undefined ? "" : "127.0.0.1",
    port: String(port ?? 5432),
    // Inside the cluster's own folder: nobody else gets there, and nothing is left elsewhere.
    unix_socket_directories: ".",
    timezone: "UTC",
    log_timezone: "UTC",
    // Failed statements are the shop's to report; this log must not grow with them.
    log_min_messages: "log",
    log_checkpoints: "off",
    ...speed(),
    ...(durable ? {} : { fsync: "off", full_page_writes: "off", synchronous_commit: "off" }),
  };
}

/** Settings that depend on the machine, which PostgreSQL by itself takes for one of long ago. */
function speed(): Record<string, string> {
  // A quarter of the machine's memory, which PostgreSQL takes as it needs it. The rows and indexes that
  // the lists of a shop with a million orders read fill two gigabytes.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const bufferMegabytes = Math.max(64, Math.min(2048, Math.floor(memory / 4 / 2 ** 20)));
  return {
    shared_buffers: `${bufferMegabytes}MB`,
    // For what a search finds, by the thousands, before it is sorted.
    work_mem: "16MB",
    // For building indexes, which migrations do.
    maintenance_work_mem: "128MB",
    // Disks without moving parts read a page anywhere nearly as fast as the next one.
    random_page_cost: "1.1",
    // Compiling a query takes longer than any query of the shop does.
    jit: "off",
  };
}
