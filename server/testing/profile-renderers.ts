import { fileURLToPath } from "node:url";

import type {
  ProfileRenderer,
  ProfileRenderers,
} from "#server/features/profiles/profile-renderer.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import { loadInEach } from "./in-language.ts";

const RENDERER = fileURLToPath(new URL("../../app/profile/render-profile.tsx", import.meta.url));

let loaded: Promise<Record<Locale, ProfileRenderer>> | undefined;

/** Draws profile pages from the current sources, without a build. */
export const profilesFromSources: ProfileRenderers = async (locale) =>
  (await (loaded ??= loadInEach<ProfileRenderer>(RENDERER)))[locale];
