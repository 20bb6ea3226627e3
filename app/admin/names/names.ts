import { useSyncExternalStore } from "react";

import { api } from "#app/api/panel-api.ts";
import { BUILT_LOCALE, getLocale } from "#app/i18n/locale.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { getNames, type NameKind, type Names } from "#shared/names/name-calls.ts";

/**
 * The owner's names in the panel's language. Orders, their history and the board have those of the
 * base language, by which something was ordered.
 */
let names: Names | undefined;
let loading: Promise<void> | undefined;

/** A panel does not wait longer for them, in milliseconds: it works without. */
const LONGEST_WAIT = 2_000;

/** Constant in a build for one language. */
const isInBaseLanguage = () => BUILT_LOCALE === BASE_LOCALE || getLocale() === BASE_LOCALE;

/** Whether what was drawn before lacks the names that came after it. */
let cameLate = false;
const listeners = new Set<() => void>();

/** Loads the names once; a failure is tried again at the next call. */
export async function loadNames(): Promise<void> {
  if (isInBaseLanguage() || names) return;
  loading ??= refreshNames().finally(() => (loading = undefined));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  if (!names) void loading?.then(tellLate);
}

function tellLate(): void {
  if (!names) return;
  cameLate = true;
  for (const listener of listeners) listener();
}

/** Whether the names came when screens had been drawn without them; true from then on. */
export const useLateNames = () =>
  useSyncExternalStore(
    follow,
    () => cameLate,
    () => false,
  );

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads them anew, because they may have changed. Throws nothing. */
export async function refreshNames(): Promise<void> {
  if (isInBaseLanguage()) return;
  try {
    names = (await api(getNames)).data.data;
  } catch {
    // What was known stays. Without a network the screen's own calls say so.
  }
}

/** What has no name in the panel's language keeps that of the base language. */
export function nameOf(kind: NameKind, name: string): string {
  const known = names?.[kind];
  return known && Object.hasOwn(known, name) ? known[name]! : name;
}
