import type { Config } from "@react-router/dev/config";

import { localeRoot } from "./shared/i18n/locale.ts";
import { PAGES_LOCALE } from "./vite/pages-locale.ts";

/** Each build is of one language, with addresses and files of its own. */
export default {
  appDirectory: "app",
  buildDirectory: `build/${PAGES_LOCALE}`,
  basename: localeRoot(PAGES_LOCALE),
  ssr: true,
  // A page is one file: what is asked before it is drawn and what draws it are small.
  splitRouteModules: false,
  // The route table is small and public; sending it whole spares every link a request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
