import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

/** One after the other: a language is set for the whole process while a module is loaded in it. */
let loading: Promise<unknown> = Promise.resolve();

/**
 * A module of `app/` as its sources are now, once for each language: each takes it as it finds it
 * when it is loaded. Node reads no JSX, and no build is needed.
 */
export function loadInEach<Module>(file: string): Promise<Record<Locale, Module>> {
  const mine = loading.then(() => load<Module>(file));
  loading = mine.catch(() => undefined);
  return mine;
}

async function load<Module>(file: string): Promise<Record<Locale, Module>> {
  const { runnerImport } = await import("vite");
  const modules: Partial<Record<Locale, Module>> = {};
  for (const locale of LOCALES) {
    language.__PARAGLIDE_STATIC_LOCALE__ = locale;
    try {
      const options = { configFile: false, logLevel: "error" } as const;
      modules[locale] = (await runnerImport<Module>(file, options)).module;
    } finally {
      delete language.__PARAGLIDE_STATIC_LOCALE__;
    }
  }
  return modules as Record<Locale, Module>;
}

/** A build would have put the language in place of it. */
const language = globalThis as { __PARAGLIDE_STATIC_LOCALE__?: string };
