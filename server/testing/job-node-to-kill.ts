// A node in its own process that reports to its parent which job it has begun, and never finishes
// it. The argument is the database's connection, as JSON.
import { startJobNode, stamping } from "./job-nodes.ts";

const begin = (name: string) => {
  process.send!(name);
  return new Promise(() => {});
};
await startJobNode(JSON.parse(process.argv[2]!), [stamping(begin)]);
