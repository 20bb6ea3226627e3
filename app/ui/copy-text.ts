/**
 * Resolves with true when the text is on the clipboard. Without HTTPS, or where the visitor refused
 * the clipboard, only the legacy API is left.
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, button);
  }
}

/** Copies by selecting the text in a field beside the button: a dialog lets no focus out of it. */
export function copySelected(text: string, button: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  button.after(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  button.focus({ preventScroll: true });
  return isDone;
}
