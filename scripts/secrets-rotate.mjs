// `npm run secrets:rotate`: signs links with a new secret from now on, and encrypts what the database holds of
// secrets with the first key of SECRET_KEY. The shop runs or not.
//   npm run secrets:rotate -- at-once   links that were made before end at once: for a secret that got known
import { runCommandOfServer } from "./setup/command.mjs";

await runCommandOfServer("server/commands/secrets-rotate.ts", (mode) => mode);
