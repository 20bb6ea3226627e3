import { fileURLToPath } from "node:url";

import type { DrawSocialPicture } from "#server/sharing/sharing.service.ts";
import { LOCALES, type Locale } from "#shared/i18n/locale.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

const DRAWING = fileURLToPath(
  new URL("../../app/storefront/sharing/draw-social-picture.tsx", import.meta.url),
);

type Drawing = { drawSocialPicture(facts: SocialFacts): string };

let loaded: Promise<Record<Locale, Drawing>> | undefined;

/** Draws by the sources as they are now, without a build. */
export const drawFromSources: DrawSocialPicture = async (locale, facts) => {
  const drawings = await (loaded ??= load());
  return within(locale, () => drawings[locale].drawSocialPicture(facts));
};

/** The sources once for each language: each takes it as it finds it when it is loaded. */
async function load(): Promise<Record<Locale, Drawing>> {
  const { runnerImport } = await import("vite");
  const drawings: Partial<Record<Locale, Drawing>> = {};
  for (const locale of LOCALES) {
    const { module } = await within(locale, () =>
      runnerImport<Drawing>(DRAWING, { configFile: false, logLevel: "error" }),
    );
    drawings[locale] = module;
  }
  return drawings as Record<Locale, Drawing>;
}

/** Runs `work` in a language, which a build would have put in place of this global. */
async function within<Result>(
  locale: Locale,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const language = globalThis as { __PARAGLIDE_STATIC_LOCALE__?: string };
  language.__PARAGLIDE_STATIC_LOCALE__ = locale;
  try {
    return await work();
  } finally {
    delete language.__PARAGLIDE_STATIC_LOCALE__;
  }
}
