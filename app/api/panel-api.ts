import { askNetwork } from "./ask-network.ts";
import { createCallApi } from "./call-api.ts";

/** The API for the panel, whose session travels in a cookie. */
export const api = createCallApi("", askNetwork, "include");
