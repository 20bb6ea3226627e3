/** What `app.css` lets browsers skip until it comes near the screen. */
const SKIPPED = "#content > section ~ section, #content ~ .contents > footer";
/** Browsers without idle callbacks wait this long for the first paint. */
const NO_IDLE_MS = 300;

/** Paints what is below the first screen, so that everything has its true height and place. */
export function paintAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>(SKIPPED)) paint(part);
}

/** The same part by part, each when the browser has nothing else to do. */
export function paintRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(SKIPPED)];
  const whenIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, NO_IDLE_MS));
  function paintNext(): void {
    const part = parts.shift();
    if (!part) return;
    paint(part);
    whenIdle(paintNext);
  }
  // The typeface changes all text that has been laid out, so it comes first.
  const start = () =>
    void Promise.resolve(globalThis.typefaceSettled).then(() => whenIdle(paintNext));
  // A page's own script runs before that in every case.
  addEventListener("load", start, { once: true });
}

function paint(part: HTMLElement): void {
  part.style.contentVisibility = "visible";
}
