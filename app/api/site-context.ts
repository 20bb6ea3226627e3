import { createContext } from "react-router";

import type { Site } from "#shared/sharing/site.ts";

/** For loaders: where the shop is found by the public, behind whichever proxy it runs. */
export const siteContext = createContext<() => Promise<Site>>();
