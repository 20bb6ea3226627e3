import type { Config } from "@react-router/dev/config";

import { localeRoot } from "./shared/i18n/locale.ts";
import { PAGES_LOCALE } from "./vite/pages-locale.ts";

/** Each build is for one language, with its own addresses and files. */
export default {
  appDirectory: "app",
  buildDirectory: `build/${PAGES_LOCALE}`,
  basename: localeRoot(PAGES_LOCALE),
  ssr: true,
  // One file per page, because loaders and components are small.
  splitRouteModules: false,
  // The table of all routes would be a file of its own for every visitor, and most of it is the panel's.
  // A page has the routes that it shows; those of its links are asked for together.
  routeDiscovery: { mode: "lazy" },
} satisfies Config;
