// `npm run owner:reset`: makes a link by which the owner of the shop chooses a new password, for when no
// e-mail can be sent, and removes their second factors. The shop runs or not.
//   npm run owner:reset -- <e-mail address>   of this owner, where there are several
import { runCommandOfServer } from "./setup/command.mjs";

await runCommandOfServer("server/commands/owner-reset.ts", (address) => address);
