/**
 * Replace the fallback typeface on a page that the server has rendered with it, so that nothing moves
 * under the eyes of its reader: lines may break at other words, and all below would move.
 *
 * Where the typeface is there at once, because the browser has loaded it before or the network is
 * fast, the first paint waits for it, which browsers limit to some 50 ms. Elsewhere the page is
 * painted in the fallback. Once the typeface has loaded, the page takes it if nothing that is on the
 * screen gets another height for it; else only the drawn cards do, and the rest when the visitor goes
 * on to another page.
 *
 * The server writes both functions into the page: they can use nothing from outside themselves. Which
 * elements use which of the two families is in `app.css`.
 */

/** A part of a typeface: where it comes from, and for what it is. */
export type Face = readonly [source: string, descriptors: FontFaceDescriptors];

declare global {
  /** What the page's head has done about the typeface. */
  var typeface: { sources: string; isTaken: boolean };
}

/**
 * Takes the typeface for the first paint where it is there at once. Runs in the head.
 * @param faces what every page needs
 */
export function takeTypeface(faces: readonly Face[]): void {
  /** From the beginning of the navigation to here. A phone's network alone takes longer. */
  const NEAR_MS = 100;
  const sources = faces.map(([source]) => source).join(" ");
  const note = () => (localStorage.typeface = sources);
  let isKnown = false;
  try {
    isKnown = localStorage.typeface === sources;
  } catch {
    // Storage is switched off.
  }
  const isTaken = isKnown || performance.now() < NEAR_MS;
  globalThis.typeface = { sources, isTaken };
  if (!isTaken) return;
  const loads = faces.map(([source, descriptors]) => {
    const face = new FontFace("Readex Pro", source, descriptors);
    document.fonts.add(face);
    return face.load();
  });
  // What does not arrive is asked for again by the next page.
  Promise.all(loads)
    .then(note)
    .catch(() => {});
}

/** Runs at the end of the page, behind the style that names the typeface. */
export function settleTypeface(): void {
  const OF_PAGE = "Readex Pro";
  const OF_DRAWINGS = "Readex Pro Drawings";
  /** Browsers count smaller movements as none. */
  const LEAST_MOVEMENT_PX = 3;

  const { sheet } = document.currentScript!.previousElementSibling as HTMLStyleElement;
  const named = [...sheet!.cssRules].map((rule): Face => {
    const valueOf = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return [
      valueOf("src"),
      {
        display: "swap",
        unicodeRange: valueOf("unicode-range"),
        weight: valueOf("font-weight"),
      },
    ];
  });
  const { sources, isTaken } = globalThis.typeface;
  const isThere = ([source]: Face) => sources.includes(/[^("']+\.woff2/.exec(source)![0]);
  const rest = isTaken ? named.filter((face) => !isThere(face)) : named;
  const faces = rest.map((face) => new FontFace(OF_DRAWINGS, ...face));

  /** To change the style of the page instead would cost far more. */
  const provide = (family: string) => {
    for (const face of faces) {
      document.fonts.delete(face);
      face.family = family;
      document.fonts.add(face);
    }
  };

  /** Where everything begins that is on the screen; parts that are skipped stay so. */
  const places = (node: Node = document.body, tops: number[] = []): number[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = node instanceof Element ? node.getBoundingClientRect() : range.getClientRects()[0];
    if (!box || (box.height > 0 && (box.bottom < 0 || box.top > innerHeight))) return tops;
    tops.push(box.top);
    // Within a drawing nothing moves anything else.
    if (!(node instanceof SVGElement)) for (const child of node.childNodes) places(child, tops);
    return tops;
  };

  const settle = () => {
    const before = places();
    provide(OF_PAGE);
    const after = places();
    const isSame =
      before.length === after.length &&
      before.every((top, index) => Math.abs(top - after[index]!) < LEAST_MOVEMENT_PX);
    if (isSame) return;
    provide(OF_DRAWINGS);
    const { href } = location;
    globalThis.navigation?.addEventListener("currententrychange", function onEntry() {
      if (location.href === href) return; // the router only writes down its state
      navigation.removeEventListener("currententrychange", onEntry);
      provide(OF_PAGE);
    });
  };

  const start = async () => {
    provide(OF_DRAWINGS);
    try {
      // Every page needs both: each has a link to the other language.
      const loaded = await document.fonts.load(`1em "${OF_DRAWINGS}"`, "Aا");
      if (loaded.length > 0) settle();
      localStorage.typeface = sources;
    } catch {
      // It did not arrive, or storage is switched off: the next page begins with the fallback again.
    }
  };

  if (isTaken) provide(OF_PAGE);
  // Before the first paint it would hold that back.
  else requestAnimationFrame(() => setTimeout(() => void start()));
}
