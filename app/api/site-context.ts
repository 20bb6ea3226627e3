import { createContext } from "react-router";

import type { SocialPictures } from "#shared/sharing/site.ts";

/**
 * For loaders: where the shop is found by the public, behind whichever proxy it runs, and how it
 * looks where its pages are shared.
 */
export const siteContext = createContext<{
  origin: string;
  pictures(): Promise<SocialPictures>;
}>();
