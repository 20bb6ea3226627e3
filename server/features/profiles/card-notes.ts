import { latest } from "#server/platform/cache/latest.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import type { CardNote } from "#shared/profiles/profile-view.ts";

import type { ProfileRenderer, ProfileRenderers } from "./profile-renderer.ts";

type Notes = ReturnType<typeof latest<Awaited<ReturnType<ProfileRenderer["renderCardNote"]>>>>;

/** More kinds than there are of notes that name no code. */
const MOST_KINDS = 4;

/**
 * Draws the pages that say why a card opens none. Those without a code are drawn once: anybody can
 * ask for any number of codes that don't exist.
 */
export function cardNotes(renderers: ProfileRenderers) {
  const drawn = new WeakMap<ProfileRenderer, Notes>();

  return async function drawNote(kind: CardNote, language: Locale, code: string | undefined) {
    const renderer = await renderers(language);
    if (code !== undefined) return renderer.renderCardNote(kind, code);
    const notes: Notes = drawn.get(renderer) ?? latest(MOST_KINDS);
    drawn.set(renderer, notes);
    return notes.get(kind, () => renderer.renderCardNote(kind));
  };
}
