/** Shows the message that the server has rendered for this case. */
export function showProgramMissing(): void {
  document.querySelector("[data-program-missing]")?.removeAttribute("hidden");
}
