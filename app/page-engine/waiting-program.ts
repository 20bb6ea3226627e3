/** Marks the parts of a page whose program waits for a first touch. */
const WAITING_LINK = "waiting-program";
const WAITING_SCRIPT = "text/waiting-program";

/**
 * Changes the HTML of a page so that browsers neither load nor run its program; the rest of the page
 * has the network for itself. Only what the router renders for that is changed: its one module
 * script, and the list of files to load. These have no address until then: other programs of the page
 * would take them for loaded, and not ask for the same files in advance.
 */
export function withWaitingProgram(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" href=', `<link rel="${WAITING_LINK}" data-href=`)
    .replace('<script type="module" async="">', `<script type="${WAITING_SCRIPT}">`);
}

/** Loads and runs the program of such a page. Rejects when one of its files can't be loaded. */
export function loadWaitingProgram(): Promise<never> {
  return new Promise((_, reject) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${WAITING_LINK}]`)) {
      link.addEventListener("error", reject);
      link.rel = "modulepreload";
      link.href = link.dataset["href"]!;
    }
    const waiting = document.querySelector(`script[type="${WAITING_SCRIPT}"]`);
    const script = document.createElement("script");
    script.addEventListener("error", reject);
    script.type = "module";
    script.textContent = waiting?.textContent ?? "";
    waiting?.replaceWith(script);
  });
}
