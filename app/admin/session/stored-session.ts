import { useSyncExternalStore } from "react";

import { withoutLocale } from "#shared/i18n/locale.ts";
import { userSchema, type User } from "#shared/session/session.ts";

/**
 * The signed-in user, stored in the browser so that the panel can render before the first response.
 * It contains no secret: the session itself is in a cookie that scripts can't read.
 */

const USER_KEY = "panel.user";
const FLAG_KEY = "panel.authenticated";

export interface StoredSession {
  user: User | null;
  /** The screen to return to after signing in again. */
  returnTo: string | undefined;
}

const NOBODY: StoredSession = { user: null, returnTo: undefined };

let current: StoredSession | undefined;
const listeners = new Set<() => void>();

export function storedSession(): StoredSession {
  if (!current) {
    const user = readUser();
    // Somebody who opens a screen without being signed in returns to it.
    current = { user, returnTo: user ? undefined : currentAddress() };
  }
  return current;
}

export function storeSession(user: User): void {
  const written = JSON.stringify(user);
  if (current?.user && written === localStorage.getItem(USER_KEY)) return;
  localStorage.setItem(USER_KEY, written);
  localStorage.setItem(FLAG_KEY, "true");
  change({ user, returnTo: undefined });
}

/** While this user signs out, other calls may be refused before the answer to signing out is there. */
let isSigningOut = false;

export function setSigningOut(is: boolean): void {
  isSigningOut = is;
}

/**
 * Removes the stored user; with an address to return to if the session did not end by signing out.
 */
export function endSession(returnTo?: string): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(FLAG_KEY);
  // The first end says where to return to: what is refused after it may already be about the login.
  if (storedSession().user) change({ user: null, returnTo: isSigningOut ? undefined : returnTo });
}

/** The current address without its language prefix, as an address to return to. */
export function currentAddress(): string {
  return withoutLocale(location.pathname) + location.search;
}

/** The stored session; also updated by changes in other tabs. */
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
  const user = readUser();
  // Signing out makes the browser clear its storage, before or after the answer is known here.
  if (user === null && storedSession().user === null) return;
  change({ user, returnTo: isSigningOut ? undefined : currentAddress() });
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
