const WAITING = 'link[rel=stylesheet][media="print"]';

/**
 * Applies the whole style sheets of a page that came with its own style (`own-style.ts`), each once
 * it has loaded, so that nothing waits for it.
 */
export function applyLateStyle(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(WAITING)) {
    const apply = () => (link.media = "all");
    if (link.sheet) apply();
    else link.addEventListener("load", apply, { once: true });
  }
}
