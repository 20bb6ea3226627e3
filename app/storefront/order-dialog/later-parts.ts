import { useSyncExternalStore } from "react";

import { prepareToasts } from "#app/ui/toast.ts";

type LaterParts = typeof import("./later.ts");

let parts: LaterParts | undefined;
const listeners = new Set<() => void>();

/**
 * What the first step can do without (`later.ts`): the other steps, the rules, and the calls of the API.
 * The toaster comes with it, so that without a network too a message says what failed.
 * Rejects where it can't be loaded; asked again, it tries again.
 */
export async function loadLater(): Promise<LaterParts> {
  if (parts) return parts;
  [parts] = await Promise.all([import("./later.ts"), prepareToasts()]);
  for (const listener of listeners) listener();
  return parts;
}

/** The browser draws the first step and takes what is typed there first, but not for longer than this. */
const LATEST_MS = 2000;
/** Where browsers do not say when they are idle. */
const NO_IDLE_MS = 500;

/** The same, while the first step is filled in. */
export async function loadLaterWhenIdle(): Promise<LaterParts> {
  await new Promise<unknown>((resolve) => {
    if (!globalThis.requestIdleCallback) setTimeout(resolve, NO_IDLE_MS);
    else requestIdleCallback(resolve, { timeout: LATEST_MS });
  });
  return loadLater();
}

/** Undefined until it is loaded. */
export function useLater(): LaterParts | undefined {
  return useSyncExternalStore(
    follow,
    () => parts,
    () => undefined,
  );
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
