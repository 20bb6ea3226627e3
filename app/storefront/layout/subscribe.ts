import { answer, ApiError } from "#app/api/answer.ts";
import { api } from "#app/api/browser-api.ts";
import { m } from "#app/paraglide/messages.js";
import { toast } from "#app/ui/toast.ts";
import { subscriptionSchema } from "#shared/subscribers/subscriber.ts";

interface Outcome {
  done: boolean;
  /** What is wrong with what was typed. */
  fieldError?: string;
}

/** Subscribes an address to the newsletter and says in a toast what came of it. */
export async function subscribe(email: string): Promise<Outcome> {
  const checked = subscriptionSchema.safeParse({ email });
  if (!checked.success) return { done: false, fieldError: checked.error.issues[0]?.message };
  try {
    await answer(api.subscribers.subscribe.$post({ json: checked.data }));
    toast.success(m.storefront_newsletter_done());
    return { done: true };
  } catch (error) {
    const said = error instanceof ApiError && error.status === 400 ? error.message : "";
    toast.error(said || m.storefront_newsletter_failed());
    return { done: false };
  }
}
