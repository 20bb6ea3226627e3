import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { ruleText } from "#app/ui/rule-words.ts";
import { toast } from "#app/ui/toast.ts";
import { subscribe as subscribeCall } from "#shared/subscribers/subscriber-calls.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

interface Outcome {
  done: boolean;
  /** What is wrong with the address that was typed. */
  fieldError?: string;
}

/**
 * Subscribes to the newsletter and says in a toast what came of it.
 * @param fields those of the newsletter's form
 */
export async function subscribe(fields: FormData): Promise<Outcome> {
  const checked = subscriptionSchema.safeParse({ email: fields.get("email") ?? "" });
  if (!checked.success) {
    return { done: false, fieldError: ruleText(checked.error.issues[0]?.message ?? "") };
  }
  const website = String(fields.get("website") ?? "");
  const body = { ...checked.data, language: getLocale(), website };
  try {
    await api(subscribeCall, { body });
    toast.success(m.storefront_newsletter_done());
    return { done: true };
  } catch (error) {
    const refusal = error instanceof ApiError && error.status < 500 ? error.message : "";
    toast.error(ruleText(refusal) || m.storefront_newsletter_failed());
    return { done: false };
  }
}
