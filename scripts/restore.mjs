// `npm run restore <file>`: makes an empty shop what it was when the file was written by `npm run backup`.
import { runCommandOfServer } from "./setup/command.mjs";

await runCommandOfServer("server/commands/restore.ts");
