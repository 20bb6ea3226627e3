import { fileURLToPath } from "node:url";

import type { DrawSocialPicture } from "#server/features/sharing/sharing.service.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

import { loadInEach } from "./in-language.ts";

const DRAWING = fileURLToPath(
  new URL("../../app/storefront/sharing/draw-social-picture.tsx", import.meta.url),
);

type Drawing = { drawSocialPicture(facts: SocialFacts): string };

let loaded: Promise<Record<Locale, Drawing>> | undefined;

/** Draws from the current sources, without a build. */
export const drawFromSources: DrawSocialPicture = async (locale, facts) => {
  const drawings = await (loaded ??= loadInEach<Drawing>(DRAWING));
  return drawings[locale].drawSocialPicture(facts);
};
