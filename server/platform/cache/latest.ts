/** A cache of the last few results; concurrent callers share the making of one. */
export function latest<Thing>(most: number) {
  const cached = new Map<string, Promise<Thing>>();
  return {
    get(key: string, make: () => Promise<Thing>): Promise<Thing> {
      let thing = cached.get(key);
      cached.delete(key);
      if (!thing) {
        thing = make();
        // A failed result is removed, so that the next caller tries again.
        thing.catch(() => cached.delete(key));
      }
      cached.set(key, thing);
      if (cached.size > most) cached.delete(cached.keys().next().value!);
      return thing;
    },
    /** The next caller makes it anew. */
    forget(key: string): void {
      cached.delete(key);
    },
  };
}
