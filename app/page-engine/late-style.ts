const WAITING = 'link[rel=stylesheet][media="print"]';

/**
 * Applies the whole style sheets of a page that came with its own style (`own-style.ts`), each once
 * it has loaded. Resolves when all are applied.
 */
export async function applyLateStyle(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>(WAITING)].map(apply));
  // It comes behind the sheets, so its rules would override later ones of theirs.
  document.querySelector<HTMLStyleElement>("style[data-rest]")?.setAttribute("media", "not all");
}

async function apply(link: HTMLLinkElement): Promise<void> {
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", resolve, { once: true });
    });
  }
  link.media = "all";
}
