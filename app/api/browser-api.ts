import { askNetwork } from "./ask-network.ts";
import { createCallApi } from "./call-api.ts";

/** The API for what the shop's pages do in the browser: it never tells them what only staff see. */
export const api = createCallApi("", askNetwork, "omit");
