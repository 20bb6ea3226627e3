import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import type { FieldErrors, FieldValues } from "./form-fields.ts";
import type { FormRules } from "./form-rules.ts";
import type { Outcome } from "./send-form.ts";
import type { Refused } from "./take-form.ts";

interface SentFormOptions<Name extends string, Form extends object> {
  /**
   * Loads the code that validates and sends the form, which is not needed before a field is filled
   * in.
   */
  rules: () => Promise<FormRules<Name, Form>>;
  /** The values of the form at first, and after it was sent. */
  defaults: FieldValues<Name>;
  /** The server's errors, if the form was posted without a script. */
  refused: Refused<Name> | undefined;
  onDone: () => void;
  /** `reported` is the server's message in the page's language; '' when there was none. */
  onFailed: (reported: string) => void;
}

/**
 * A plain HTML form that a script validates and sends without loading a page. Its fields are
 * uncontrolled, so that input typed before the script ran is not lost.
 */
export function useSentForm<Name extends string, Form extends object>(
  options: SentFormOptions<Name, Form>,
) {
  const { rules, defaults, onDone, onFailed } = options;
  const [refused, setRefused] = useState(options.refused);
  const [errors, setErrors] = useState<FieldErrors<Name>>(refused?.errors ?? {});
  const [pending, setPending] = useState(false);
  /** How often it was sent: used as a key to reset components that count typed characters. */
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState(false);
  /** What the server reported when the form as a whole failed; '' when it reported nothing. */
  const [failure, setFailure] = useState<string>();
  const sentNote = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);

  const load = () => Promise.all([import("./send-form.ts"), rules()]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const waiting = document.activeElement;
    setPending(true);
    setRefused(undefined);
    setSent(false);
    setFailure(undefined);
    const parts = await load().catch(() => undefined);
    // If the code can't be loaded, submit the form without it, unless there is no network at all.
    if (!parts && navigator.onLine) return form.submit();
    const outcome: Outcome<Name> = parts
      ? await parts[0].sendForm(parts[1], form)
      : { errors: {}, failure: "" };
    isUnderWay.current = false;
    flushSync(() => {
      setPending(false);
      setErrors(outcome.errors);
      setFailure(outcome.failure);
    });
    const wrong = fieldsOf(form).find(({ name }) => name in outcome.errors);
    const isDone = !wrong && outcome.failure === undefined;
    if (isDone) {
      empty(form, defaults);
      flushSync(() => {
        setRound((count) => count + 1);
        setSent(true);
      });
      onDone();
      // Clear of the toast, and read from here on by screen readers.
      sentNote.current?.focus({ preventScroll: true });
      sentNote.current?.scrollIntoView();
      return;
    }
    if (outcome.failure !== undefined) onFailed(outcome.failure);
    // The button lost the focus when it was disabled.
    const next = wrong ?? (waiting instanceof HTMLElement ? waiting : undefined);
    next?.focus({ preventScroll: true });
    // In the middle, the button and what is reported above it are clear of the toast.
    next?.scrollIntoView({ block: wrong ? "nearest" : "center" });
  }

  /** Removes an error message as soon as its field is valid. */
  async function forgive(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if (!errors[name as Name]) return;
    const [{ errorsIn }, loaded] = await load();
    const now = errorsIn(loaded, form)[name as Name];
    setErrors((before) => ({ ...before, [name]: now }));
  }

  return {
    errors,
    refused,
    pending,
    round,
    sent,
    sentNote,
    failure,
    /** Props for the `form` element. */
    handlers: {
      method: "post",
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: (event: FormEvent<HTMLFormElement>) => void forgive(event).catch(() => {}),
      onFocus: () => void load().catch(() => {}),
    } as const,
  };
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Typed[] {
  return [...form.querySelectorAll<Typed>("input, textarea")];
}

function empty(form: HTMLFormElement, defaults: FieldValues): void {
  form.reset();
  for (const field of fieldsOf(form)) field.value = defaults[field.name] ?? "";
}
