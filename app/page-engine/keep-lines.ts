/**
 * Makes a change of typefaces so that nothing on the screen moves for it. A text whose lines would
 * break at other words is made a little narrower or wider until they break as before: else there
 * may be more or fewer of them, and all below would move. Where no width does it, its letters are made
 * a little smaller. When the window gets another width, the
 * page is laid out anew anyway, and the widths are set free.
 *
 * The server writes this function into pages: it can use nothing from outside itself.
 */
export function keepLines(change: () => void): void {
  /** Of the width before: the nearest first, and none that ends beyond the margins of a page. */
  const SHARES = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7].flatMap((percent) => [
    1 - percent / 100,
    1 + percent / 100,
  ]);
  SHARES.push(0.9, 0.87, 0.84, 0.81, 0.78);
  /** Of the letters, where no width alone does it. */
  const SIZES = [1, 0.98, 0.96, 0.94, 0.92, 0.9];

  /** Elements with lines in them, each with what stands in the lines: texts or, in rows, boxes. */
  const withLines = () => {
    const texts = new Map<HTMLElement, Text[]>();
    const rows = new Map<HTMLElement, Element[]>();
    const visit = (element: Element, around: HTMLElement): void => {
      if (!(element instanceof HTMLElement)) return;
      const { display, flexWrap } = getComputedStyle(element);
      if (display === "none" || element.getBoundingClientRect().top > innerHeight) return;
      const block = /^(inline|contents)$/.test(display) ? around : element;
      if (flexWrap === "wrap" && display.endsWith("flex")) rows.set(element, [...element.children]);
      for (const child of element.childNodes) {
        if (child instanceof Element) visit(child, block);
        else if (child instanceof Text && child.data.trim()) {
          texts.set(block, [...(texts.get(block) ?? []), child]);
        }
      }
    };
    visit(document.body, document.body);
    // Texts first: the rows around them may then be as they were.
    return [...texts, ...[...rows].reverse()];
  };

  /** Where a part begins, and on which height in its block it begins and ends. */
  const placeOf = (part: Node, { top }: DOMRect) => {
    const range = document.createRange();
    range.selectNode(part);
    const boxes = range.getClientRects();
    const [first, last] = [boxes[0], boxes[boxes.length - 1]];
    if (!first || !last) return { left: 0, right: 0, from: 0, to: 0 };
    const middleOf = (box: DOMRect) => box.top + box.height / 2 - top;
    return { left: first.left, right: first.right, from: middleOf(first), to: middleOf(last) };
  };

  const noted = ([block, parts]: [HTMLElement, Node[]]) => {
    const placesNow = () => {
      const box = block.getBoundingClientRect();
      return parts.map((part) => placeOf(part, box));
    };
    const { width, height } = block.getBoundingClientRect();
    const { fontSize, lineHeight } = getComputedStyle(block);
    const size = parseFloat(fontSize);
    // Where it is "normal", it is about as high as the letters.
    const leading = parseFloat(lineHeight) || size;
    const before = placesNow();
    const isSame = () =>
      placesNow().every((now, index) => {
        const { left, right, from, to } = before[index]!;
        const isOnLine = (a: number, b: number) => Math.abs(a - b) < leading / 2;
        // Words of the other direction may come to stand first in a line.
        const moved = Math.min(Math.abs(now.left - left), Math.abs(now.right - right));
        return isOnLine(now.from, from) && isOnLine(now.to, to) && moved < leading * 2;
      });
    return { block, width, height, size, lineHeight, isSame };
  };

  const setFree = ({ style }: HTMLElement) => {
    const set = ["min-inline-size", "max-inline-size", "font-size", "line-height"];
    for (const name of [...set, "min-block-size"]) style.removeProperty(name);
  };

  const lines = withLines().map(noted);
  change();
  for (const { block, width, height, size, lineHeight, isSame } of lines) {
    const { style } = block;
    const fits = (share: number) => {
      style.minInlineSize = `${width * share}px`;
      style.maxInlineSize = style.minInlineSize;
      return isSame();
    };
    const fitsWith = (share: number) => {
      if (share < 1) Object.assign(style, { fontSize: `${size * share}px`, lineHeight });
      return SHARES.some(fits);
    };
    if (isSame() || SIZES.some(fitsWith)) continue;
    setFree(block);
    style.minBlockSize = `${height}px`;
  }

  const { innerWidth: width } = globalThis;
  addEventListener("resize", function release() {
    if (innerWidth === width) return;
    removeEventListener("resize", release);
    for (const { block } of lines) setFree(block);
  });
}
