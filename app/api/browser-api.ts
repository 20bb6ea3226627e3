import { askNetwork } from "./ask-network.ts";
import { createCallApi } from "./call-api.ts";

/**
 * The API for the public pages in the browser. It sends no cookies, so it never returns data for
 * staff only.
 */
export const api = createCallApi("", askNetwork, "omit");
