/**
 * Marks how far a page is painted first: what comes before it waits only for its own style, which is
 * in the page's head. The style of the whole page is put here (`own-style.ts`).
 */
export function RestOfStyle() {
  return <style data-rest suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
