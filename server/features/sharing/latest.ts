/** A cache of the last few results; concurrent callers share the making of one. */
export function latest<Thing>(most: number) {
  const kept = new Map<string, Promise<Thing>>();
  return {
    get(key: string, make: () => Promise<Thing>): Promise<Thing> {
      let thing = kept.get(key);
      kept.delete(key);
      if (!thing) {
        thing = make();
        // A failed result is removed, so that the next caller tries again.
        thing.catch(() => kept.delete(key));
      }
      kept.set(key, thing);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      return thing;
    },
  };
}
