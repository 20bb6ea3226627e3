import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { applyLateStyle } from "#app/page-engine/late-style.ts";
import { toast } from "#app/ui/toast.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { subscribe as subscribeCall } from "#shared/subscribers/subscriber-calls.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

interface Outcome {
  done: boolean;
  /** The error for the typed address. */
  fieldError?: string;
}

/**
 * Subscribes to the newsletter by its form and shows the result in a toast, a success in the form too:
 * what is left to do there must not go with the toast.
 */
export async function subscribe(form: HTMLFormElement): Promise<Outcome> {
  void applyLateStyle();
  const fields = new FormData(form);
  const note = form.querySelector("[data-done]");
  note?.replaceChildren();
  const checked = subscriptionSchema.safeParse({ email: fields.get("email") ?? "" });
  if (!checked.success) {
    const [problem] = Object.values(problemsOf(checked.error));
    return { done: false, fieldError: problem && visitorText(problem) };
  }
  const website = String(fields.get("website") ?? "");
  const body = { ...checked.data, language: getLocale(), website };
  try {
    await api(subscribeCall, { body });
    toast.success(m.storefront_newsletter_done());
    note?.append(m.storefront_newsletter_next());
    return { done: true };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    const reported = isRefused ? visitorText(error.apiMessage) : "";
    toast.error(reported || m.storefront_newsletter_failed());
    return { done: false };
  }
}
