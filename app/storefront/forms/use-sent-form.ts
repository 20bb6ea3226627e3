import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import type { FieldErrors, FieldValues } from "./form-fields.ts";
import type { FormRules } from "./form-rules.ts";
import type { Outcome } from "./send-form.ts";
import type { Refused } from "./take-form.ts";

interface SentFormOptions<Name extends string, Form extends object> {
  /** Loads how the form is checked and sent; nobody needs it before the first field is filled in. */
  rules: () => Promise<FormRules<Name, Form>>;
  /** What stands in the form at first, and again once it was sent. */
  defaults: FieldValues<Name>;
  /** What the server found wrong when the form was posted without script. */
  refused: Refused<Name> | undefined;
  onDone: () => void;
  /** `said` is what the server said, in the page's language; '' when it said nothing. */
  onFailed: (said: string) => void;
}

/**
 * A form of plain HTML that a script checks and sends from where it stands. Its fields keep their own
 * values, so what was typed before the script arrived stays.
 */
export function useSentForm<Name extends string, Form extends object>(
  options: SentFormOptions<Name, Form>,
) {
  const { rules, defaults, onDone, onFailed } = options;
  const [refused, setRefused] = useState(options.refused);
  const [errors, setErrors] = useState<FieldErrors<Name>>(refused?.errors ?? {});
  const [pending, setPending] = useState(false);
  /** How often it was sent: parts that count what is typed begin anew with it. */
  const [round, setRound] = useState(0);
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
    const parts = await load().catch(() => undefined);
    // The form works without them too, in a whole page; without a network nothing would.
    if (!parts && navigator.onLine) return form.submit();
    const outcome: Outcome<Name> = parts
      ? await parts[0].sendForm(parts[1], form)
      : { errors: {}, failure: "" };
    isUnderWay.current = false;
    flushSync(() => {
      setPending(false);
      setErrors(outcome.errors);
    });
    const wrong = fieldsOf(form).find(({ name }) => name in outcome.errors);
    const isDone = !wrong && outcome.failure === undefined;
    if (isDone) {
      empty(form, defaults);
      flushSync(() => setRound((count) => count + 1));
      onDone();
    } else if (outcome.failure !== undefined) onFailed(outcome.failure);
    // The button lost the focus while it was off, and a long text that goes takes the page along.
    const next = wrong ?? (waiting instanceof HTMLElement ? waiting : undefined);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  /** A message goes as soon as its field is right. */
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
    /** For the `form`. */
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
