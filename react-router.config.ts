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
  // The route table is public; sending all of a part's routes saves a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
