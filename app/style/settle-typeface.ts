/**
 * Replace the fallback typeface on a page that the server has rendered with it, so that nothing moves
 * under the eyes of its reader: lines may break at other words, and all below would move.
 *
 * The first time, the page is painted in the fallback. Once the typeface has loaded, the page takes
 * it if nothing that is on the screen gets another height for it; else only the drawn cards do, and
 * the rest when the visitor goes on to another page. From the second time on, the browser has the
 * typeface, and waits for it before the first paint.
 *
 * The server writes both functions into the page: they can use nothing from outside themselves. Which
 * elements use which of the two families is in `app.css`.
 */

/** Takes the typeface that this browser has loaded before. Runs in the head. */
export function takeKnownTypeface(): void {
  try {
    const known = JSON.parse(localStorage.typeface) as [string, FontFaceDescriptors][];
    for (const [source, descriptors] of known) {
      const face = new FontFace("Readex Pro", source, descriptors);
      document.fonts.add(face);
      // Browsers hold back the first paint for a typeface that a script asks for.
      face.load().catch(() => {}); // `settleTypeface` asks for one that has another address now
    }
  } catch {
    // Nothing is stored, or storage is switched off.
  }
}

/** Runs at the end of the page, behind the style that names the typeface. */
export function settleTypeface(): void {
  const OF_PAGE = "Readex Pro";
  const OF_DRAWINGS = "Readex Pro Drawings";
  /** Browsers count smaller movements as none. */
  const LEAST_MOVEMENT_PX = 3;

  const { sheet } = document.currentScript!.previousElementSibling as HTMLStyleElement;
  const named = [...sheet!.cssRules].map((rule): [string, FontFaceDescriptors] => {
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
  const isKnown = ([source]: [string, FontFaceDescriptors]) => {
    try {
      return localStorage.typeface.includes(JSON.stringify(source)) as boolean;
    } catch {
      return false;
    }
  };
  const rest = named.filter((face) => !isKnown(face));
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
      // Every page needs these: each has a link to the other language.
      const loaded = await document.fonts.load(`1em "${OF_DRAWINGS}"`, "Aا");
      settle();
      const needed = rest.filter((_, index) => loaded.includes(faces[index]!));
      localStorage.typeface = JSON.stringify(needed);
    } catch {
      // It did not arrive, or storage is switched off: the next page begins with the fallback again.
    }
  };

  if (rest.length < named.length) provide(OF_PAGE);
  // Before the first paint it would hold that back.
  else requestAnimationFrame(() => setTimeout(() => void start()));
}
