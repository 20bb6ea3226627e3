/** Loads the whole page anew, the list's code with it. */
export function reloadPage(): void {
  location.reload();
}
