/** Scrolls a field into sight, and with it its message, which is below it and may take several lines. */
export function showField(field: HTMLElement, block: ScrollLogicalPosition): void {
  field.scrollIntoView({ block });
  document.getElementById(`${field.id}-error`)?.scrollIntoView({ block: "nearest" });
}
