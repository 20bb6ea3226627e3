import { applyLateStyle } from "#app/page-engine/late-style.ts";
import type { ToastOptions } from "#app/ui/toast.ts";

import { PROBLEM_ID, type FieldErrors } from "./form-fields.ts";
import type { FormRules } from "./form-rules.ts";
import { errorsIn, sendForm } from "./send-form.ts";

interface ToastText extends ToastOptions {
  title: string;
}

/** Shows a toast. The toaster is the page's: the programs of forms are built apart from it. */
export type ShowToast = (kind: "success" | "error", title: string, more: ToastOptions) => void;

interface SentForm<Name extends string, Form extends object> extends FormRules<Name, Form> {
  done: () => ToastText;
  /** `reported` is the server's message in the page's language; '' when there was none. */
  failed: (reported: string, form: HTMLFormElement) => ToastText;
  /** Called when a field is typed into, and when it was emptied. */
  onTyped?: (field: Typed) => void;
}

/** What the page script does with a form that has a `data-sent`. */
export interface FormProgram {
  /** Follows what is typed from now on, and looks at what is there already. */
  follow: (form: HTMLFormElement) => void;
  /** Validates and sends it without loading a page, and shows the result. Never rejects. */
  send: (form: HTMLFormElement, showToast: ShowToast) => Promise<void>;
}

export type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * The program of a plain HTML form, which works without: it changes what the server has drawn, a place
 * for each error (`Field`), `data-done` and `data-failed`, so that the page needs no React.
 */
export function formProgram<Name extends string, Form extends object>(
  spec: SentForm<Name, Form>,
): FormProgram {
  const followed = new WeakSet<HTMLFormElement>();

  function follow(form: HTMLFormElement): void {
    if (followed.has(form)) return;
    followed.add(form);
    void applyLateStyle();
    for (const field of fieldsOf(form)) spec.onTyped?.(field);
    form.addEventListener("input", ({ target }) => {
      const field = target as Typed;
      spec.onTyped?.(field);
      // An error goes as soon as its field is valid.
      if (field.ariaInvalid === "true") showError(field, errorsIn(spec, form)[field.name as Name]);
    });
  }

  async function send(form: HTMLFormElement, showToast: ShowToast): Promise<void> {
    follow(form);
    const waiting = document.activeElement;
    const setPending = pendingSetter(form);
    setPending(true);
    form.querySelector(`#${PROBLEM_ID}`)?.remove();
    for (const note of form.querySelectorAll<HTMLElement>("[data-shown]")) {
      delete note.dataset["shown"];
    }
    const { errors, failure } = await sendForm(spec, form);
    setPending(false);
    for (const field of fieldsOf(form)) showError(field, errors[field.name as Name]);
    const wrong = firstWrong(form, errors);
    if (failure !== undefined) {
      const { title, ...more } = spec.failed(failure, form);
      showToast("error", title, more);
      if (!wrong) showFailure(form, more.description ?? title);
    } else if (!wrong) {
      const { title, ...more } = spec.done();
      showToast("success", title, more);
      return empty(form);
    }
    // The button lost the focus when it was disabled.
    const next = wrong ?? (waiting instanceof HTMLElement ? waiting : undefined);
    next?.focus({ preventScroll: true });
    // In the middle, the button and what is reported above it are clear of the toast.
    next?.scrollIntoView({ block: wrong ? "nearest" : "center" });
  }

  return { follow, send };
}

function fieldsOf(form: HTMLFormElement): Typed[] {
  return [...form.querySelectorAll<Typed>("input, textarea")];
}

function firstWrong(form: HTMLFormElement, errors: FieldErrors): Typed | undefined {
  return fieldsOf(form).find(({ name }) => errors[name] !== undefined);
}

/** Shows an error below its field, or none. */
function showError(field: Typed, error: string | undefined): void {
  const place = document.getElementById(`${field.id}-error`);
  if (!place) return;
  field.ariaInvalid = error === undefined ? null : "true";
  place.hidden = error === undefined;
  (place.querySelector("[data-text]") ?? place).textContent = error ?? "";
}

function pendingSetter(form: HTMLFormElement): (isPending: boolean) => void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  return (isPending) => {
    form.ariaBusy = isPending ? "true" : null;
    if (!button) return;
    button.disabled = isPending;
    button.ariaBusy = form.ariaBusy;
  };
}

function showFailure(form: HTMLFormElement, reason: string): void {
  const note = form.querySelector<HTMLElement>("[data-failed]");
  if (!note) return;
  note.dataset["shown"] = "";
  (note.querySelector("[data-reason]") ?? note).textContent = reason;
}

/** Empties the form, which was sent, and says so. */
function empty(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    field.value = field.dataset["first"] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const note = form.querySelector<HTMLElement>("[data-done]");
  if (!note) return;
  note.dataset["shown"] = "";
  note.focus({ preventScroll: true });
  // Clear of the toast, and read from here on by screen readers.
  if (document.activeElement === note) note.scrollIntoView();
}
