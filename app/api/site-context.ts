import { createContext } from "react-router";

import type { SocialPictures } from "#shared/sharing/site.ts";

/**
 * For loaders: the shop's public address, whatever proxy it runs behind, and the pictures for
 * sharing its pages.
 */
export const siteContext = createContext<{
  origin: string;
  pictures(): Promise<SocialPictures>;
}>();
