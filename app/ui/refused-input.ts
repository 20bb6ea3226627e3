import type { SyntheticEvent } from "react";

type Submitting = SyntheticEvent<HTMLFormElement, SubmitEvent>;

/**
 * Sends a form unless one of its inputs has refused what was picked (`setCustomValidity`), which then
 * gets the focus: the picked file would silently be missing.
 */
export function unlessRefused(submit: (event: Submitting) => unknown) {
  return (event: Submitting) => {
    event.preventDefault();
    const inputs = [...event.currentTarget.elements].filter(
      (element) => element instanceof HTMLInputElement,
    );
    const refused = inputs.find(({ validity }) => validity.customError);
    if (refused) refused.focus();
    else void submit(event);
  };
}
