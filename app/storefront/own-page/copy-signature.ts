import { copySelected } from "#app/ui/copy-text.ts";

/** A signature as programs take it from the clipboard. */
export interface ReadSignature {
  html: string;
  /** For programs that show no HTML: the address of each link that does not name it follows it. */
  text: string;
  /** Of the document, in pixels. */
  height: number;
}

/** Undefined where the document is none, but says why. */
export function readSignature(inner: Document): ReadSignature | undefined {
  const table = inner.querySelector<HTMLElement>("body > table");
  if (!table) return undefined;
  const height = Math.ceil(table.offsetHeight + 2 * table.offsetTop);
  return { html: table.outerHTML, text: textOf(table), height };
}

/** The rows that hold no further table, a line each. */
function textOf(table: HTMLElement): string {
  const rows = [...table.querySelectorAll("tr")].filter((row) => !row.querySelector("table"));
  return rows
    .map((row) => {
      const copy = row.cloneNode(true) as HTMLElement;
      for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
        link.append(` ${link.getAttribute("href")}`);
      }
      return copy.textContent.trim();
    })
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * Resolves with true when it is on the clipboard, as HTML and as text. Without HTTPS, or where the
 * browser refuses, only the legacy API is left.
 */
export async function copySignature(
  { html, text }: ReadSignature,
  button: HTMLElement,
): Promise<boolean> {
  try {
    const of = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
    const item = new ClipboardItem({ ...of("text/html", html), ...of("text/plain", text) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyBoth(html, text, button);
  }
}

/** Puts the HTML beside the text that is being copied. */
function copyBoth(html: string, text: string, button: HTMLElement): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/html", html);
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", put);
  const isDone = copySelected(text, button);
  document.removeEventListener("copy", put);
  return isDone;
}
