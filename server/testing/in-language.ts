import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

/**
 * A module of `app/` as its sources are now, once for each language. Node reads no JSX, and no build
 * is needed.
 */
export async function loadInEach<Module>(file: string): Promise<Record<Locale, Module>> {
  const { runnerImport } = await import("vite");
  const modules = await Promise.all(
    LOCALES.map(async (locale) => {
      // What a build writes in its place.
      const define = { __BUILT_LOCALE__: JSON.stringify(locale) };
      const options = { configFile: false, logLevel: "error", define } as const;
      return [locale, (await runnerImport<Module>(file, options)).module] as const;
    }),
  );
  return Object.fromEntries(modules) as Record<Locale, Module>;
}
