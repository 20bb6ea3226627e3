/** A part of a typeface: where it comes from, and for what it is. */
export type Face = readonly [source: string, descriptors: FontFaceDescriptors];

declare global {
  /** Resolved once the page has its typeface, or is left with the fallback. Not in development. */
  var typefaceSettled: Promise<void> | undefined;
}

/**
 * Lets a page change from the fallback typeface to the shop's own. Where that is there at once,
 * because the browser has loaded it before or the network is fast, the first paint waits for it,
 * which browsers limit to some 50 ms. Elsewhere the page is painted in the fallback, and takes the
 * typeface when it arrives.
 *
 * The server writes this function into the page's head: it can use nothing from outside itself.
 * @param needed what every page needs: each has a link to the other language
 * @param rest parts with rarer letters, which browsers load where a page has one
 * @param keepLines makes the change when the page is painted (`keep-lines.ts`)
 */
export function takeTypeface(
  needed: readonly Face[],
  rest: readonly Face[],
  keepLines: (change: () => void) => void,
): void {
  /** From the beginning of the navigation to here. A phone's network alone takes longer. */
  const NEAR_MS = 100;
  const sources = needed.map(([source]) => source).join(" ");
  let isKnown = false;
  try {
    isKnown = localStorage.typeface === sources;
  } catch {
    // Storage is switched off.
  }
  let isPainted = false;
  requestAnimationFrame(() => (isPainted = true));

  const faceOf = ([source, descriptors]: Face) => new FontFace("Readex Pro", source, descriptors);
  const take = (faces: readonly FontFace[]) => {
    const change = () => {
      for (const face of [...faces, ...rest.map(faceOf)]) document.fonts.add(face);
    };
    if (isPainted) keepLines(change);
    else change();
    localStorage.typeface = sources;
  };

  // Before the first paint, the load would hold that back.
  const painted = () =>
    new Promise<void>((resolve) => {
      addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(resolve)));
    });
  const load = async () => {
    if (!isKnown && performance.now() > NEAR_MS) await painted();
    take(await Promise.all(needed.map((face) => faceOf(face).load())));
  };
  // It did not arrive, or storage is switched off: the next page begins with the fallback again.
  globalThis.typefaceSettled = load().catch(() => {});
}
