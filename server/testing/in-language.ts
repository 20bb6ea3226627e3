import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

/**
 * Loads a module of `app/` from its current sources, once for each language. Vite transforms it,
 * because Node reads no JSX; no build is needed.
 */
export async function loadInEach<Module>(file: string): Promise<Record<Locale, Module>> {
  const { runnerImport } = await import("vite");
  const modules = await Promise.all(
    LOCALES.map(async (locale) => {
      // The constant that a build replaces.
      const define = { __BUILT_LOCALE__: JSON.stringify(locale) };
      const options = { configFile: false, logLevel: "error", define } as const;
      return [locale, (await runnerImport<Module>(file, options)).module] as const;
    }),
  );
  return Object.fromEntries(modules) as Record<Locale, Module>;
}
