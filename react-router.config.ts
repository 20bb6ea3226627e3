import type { Config } from "@react-router/dev/config";

import { BASE_LOCALE, LOCALES, localeRoot } from "./shared/i18n/locale.ts";

/** Each build is of one language, with addresses and files of its own. */
const wanted = process.env["PAGES_LOCALE"] ?? BASE_LOCALE;
const locale = LOCALES.find((each) => each === wanted);
if (!locale) throw new Error(`PAGES_LOCALE is ${wanted}; there are ${LOCALES.join(", ")}.`);

export default {
  appDirectory: "app",
  buildDirectory: `build/${locale}`,
  basename: localeRoot(locale),
  ssr: true,
  // A page is one file: what is asked before it is drawn and what draws it are small.
  splitRouteModules: false,
  // The route table is small and public; sending it whole spares every link a request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
