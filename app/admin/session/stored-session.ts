import { useSyncExternalStore } from "react";

import { withoutLocale } from "#shared/i18n/locale.ts";
import { userSchema, type User } from "#shared/session/session.ts";

/**
 * Who is signed in, as this browser remembers it: what the panel draws before the first answer.
 * Nothing secret is kept here, the session itself travels in a cookie that scripts can't read.
 */

const USER_KEY = "panel.user";
const FLAG_KEY = "panel.authenticated";

export interface StoredSession {
  user: User | null;
  /** Where to come back to after signing in again. */
  returnTo: string | undefined;
}

const NOBODY: StoredSession = { user: null, returnTo: undefined };

let current: StoredSession | undefined;
const listeners = new Set<() => void>();

export function storedSession(): StoredSession {
  current ??= { user: readUser(), returnTo: undefined };
  return current;
}

export function storeSession(user: User): void {
  const written = JSON.stringify(user);
  if (current?.user && written === localStorage.getItem(USER_KEY)) return;
  localStorage.setItem(USER_KEY, written);
  localStorage.setItem(FLAG_KEY, "true");
  change({ user, returnTo: undefined });
}

/** Forgets who was signed in; with a way back when that was not their own wish. */
export function endSession(returnTo?: string): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(FLAG_KEY);
  change({ user: null, returnTo });
}

/** The address in the bar, as the routes of a language know it: a way back. */
export function currentAddress(): string {
  return withoutLocale(location.pathname) + location.search;
}

/** The stored session; follows changes made in other tabs too. */
export function useStoredSession(): StoredSession {
  return useSyncExternalStore(subscribe, storedSession, () => NOBODY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== FLAG_KEY) return;
  change({ user: readUser(), returnTo: currentAddress() });
}

function change(next: StoredSession): void {
  current = next;
  for (const listener of listeners) listener();
}

function readUser(): User | null {
  if (localStorage.getItem(FLAG_KEY) !== "true") return null;
  try {
    return userSchema.parse(JSON.parse(localStorage.getItem(USER_KEY) ?? ""));
  } catch {
    return null;
  }
}
