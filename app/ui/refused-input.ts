/**
 * Focuses the first input of a form that has refused what was picked (`setCustomValidity`); returns
 * whether there is one. Such a form must not be sent: the picked file would silently be missing.
 */
export function focusRefusedInput(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const refused = inputs.find(({ validity }) => validity.customError);
  refused?.focus();
  return refused !== undefined;
}
