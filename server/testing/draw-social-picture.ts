import { fileURLToPath } from "node:url";

import type { DrawSocialPicture } from "#server/sharing/sharing.service.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

const DRAWING = fileURLToPath(
  new URL("../../app/storefront/sharing/draw-social-picture.tsx", import.meta.url),
);

type Drawing = { drawSocialPicture(facts: SocialFacts): string };

let loaded: Promise<Drawing> | undefined;

/** Draws by the sources as they are now, without a build; the language is what a build makes fixed. */
export const drawFromSources: DrawSocialPicture = async (locale, facts) => {
  const { drawSocialPicture } = await (loaded ??= load());
  const language = globalThis as { __PARAGLIDE_STATIC_LOCALE__?: string };
  language.__PARAGLIDE_STATIC_LOCALE__ = locale;
  try {
    return drawSocialPicture(facts);
  } finally {
    delete language.__PARAGLIDE_STATIC_LOCALE__;
  }
};

async function load(): Promise<Drawing> {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<Drawing>(DRAWING, { configFile: false, logLevel: "error" });
  return module;
}
