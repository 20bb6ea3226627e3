/** Keeps the last few things that were made, each made once for all who ask for it meanwhile. */
export function latest<Thing>(most: number) {
  const kept = new Map<string, Promise<Thing>>();
  return {
    get(key: string, make: () => Promise<Thing>): Promise<Thing> {
      let thing = kept.get(key);
      kept.delete(key);
      if (!thing) {
        thing = make();
        // What failed is tried again by whoever asks next.
        thing.catch(() => kept.delete(key));
      }
      kept.set(key, thing);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      return thing;
    },
  };
}
