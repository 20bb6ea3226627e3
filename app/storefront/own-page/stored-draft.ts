import { z } from "zod";

import { storedValuesSchema } from "#shared/profiles/own-values.ts";

/**
 * What an owner has typed and not saved, on the device. It is kept by page and by tab: two tabs with
 * the same page don't overwrite each other, and it outlives the link.
 */
const draftSchema = z.object({
  /** The `updatedAt` of the page that was changed. */
  version: z.string(),
  /** What the page had then. */
  base: storedValuesSchema,
  values: storedValuesSchema,
  savedAt: z.number(),
});
export type Draft = z.output<typeof draftSchema>;

const PREFIX = "naqra-page";
const TAB = "naqra-tab";
/** Whoever comes back later has forgotten it; in milliseconds. */
const LONGEST_MS = 30 * 24 * 60 * 60_000;

const prefixOf = (pageId: string) => `${PREFIX} ${pageId} `;

/** Reloads of a tab keep it. Nothing here throws: a browser may refuse to store anything. */
function tabName(): string {
  let name = sessionStorage.getItem(TAB);
  if (!name) {
    name = crypto.randomUUID();
    sessionStorage.setItem(TAB, name);
  }
  return name;
}

/** That of this tab, else the newest of a tab that may be closed by now. */
export function readDraft(pageId: string): Draft | undefined {
  try {
    const own = prefixOf(pageId) + tabName();
    const found = keysOf(pageId).flatMap((key) => {
      const draft = parsed(localStorage.getItem(key));
      if (!draft) localStorage.removeItem(key);
      return draft ? [{ key, draft }] : [];
    });
    const newest = found.toSorted((a, b) => b.draft.savedAt - a.draft.savedAt)[0];
    const chosen = found.find(({ key }) => key === own) ?? newest;
    // Taken over: a tab that is still open stores its own anew with the next letter.
    if (chosen && chosen.key !== own) localStorage.removeItem(chosen.key);
    return chosen?.draft;
  } catch {
    return undefined;
  }
}

/** @returns whether the device has stored it */
export function writeDraft(pageId: string, draft: Omit<Draft, "savedAt">): boolean {
  try {
    const stored: Draft = { ...draft, savedAt: Date.now() };
    localStorage.setItem(prefixOf(pageId) + tabName(), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** @param all also those of other tabs, once the page is deleted */
export function clearDraft(pageId: string, { all = false } = {}): void {
  try {
    const own = prefixOf(pageId) + tabName();
    for (const key of all ? keysOf(pageId) : [own]) localStorage.removeItem(key);
  } catch {
    // Then nothing had been stored either.
  }
}

const keysOf = (pageId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(pageId)));

function parsed(text: string | null): Draft | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(text ?? "null"));
    return data && Date.now() - data.savedAt < LONGEST_MS ? data : undefined;
  } catch {
    return undefined;
  }
}
