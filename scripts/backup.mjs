// `npm run backup`: writes the database, the files and the keys of the shop into one file, while it runs
// or not.
//   npm run backup -- <file>   into this file; without it into a new one in the folder for backups
import { runCommandOfServer } from "./setup/command.mjs";

await runCommandOfServer("server/commands/backup.ts");
