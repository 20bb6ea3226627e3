import { storedSession } from "./stored-session.ts";

/**
 * What was typed in a form when the session ended, until the same person has signed in again. It is
 * stored in memory, pictures included, because signing in does not reload the page.
 */
export interface Draft<Item, Values> {
  /** The record that is being changed; undefined for a new one. */
  item: Item;
  values: Values;
  pictures: Readonly<Record<string, File | null>>;
}

let stored: { userId: string; drafts: Map<string, Draft<unknown, unknown>> } | undefined;

/**
 * Stores what a form held when it went, if it went because the session ended. Whoever signs out has
 * given up what was typed.
 *
 * @param form identifies the form, e.g. by the path of its entity's list
 */
export function storeDraft(userId: string, form: string, draft: Draft<unknown, unknown>): void {
  const { user, returnTo } = storedSession();
  if (user !== null || returnTo === undefined) return;
  if (stored?.userId !== userId) stored = { userId, drafts: new Map() };
  stored.drafts.set(form, draft);
}

/** Whether a form that is not shown yet has a draft. */
export function hasDraft(form: string): boolean {
  return stored?.userId === storedSession().user?._id && stored?.drafts.has(form) === true;
}

/** Returns a form's draft and forgets it; nothing for anybody but the person who typed it. */
export function takeDraft<Item, Values>(form: string): Draft<Item, Values> | undefined {
  if (stored && stored.userId !== storedSession().user?._id) stored = undefined;
  const draft = stored?.drafts.get(form);
  stored?.drafts.delete(form);
  return draft as Draft<Item, Values> | undefined;
}
