// A node in a process of its own, which tells who started it of the job that it has begun, and never
// comes to its end. The argument is the database's connection, as JSON.
import { startJobNode, stamping } from "./job-nodes.ts";

const begin = (name: string) => {
  process.send!(name);
  return new Promise(() => {});
};
await startJobNode(JSON.parse(process.argv[2]!), [stamping(begin)]);
