import type { Config } from "#server/config.ts";
import { dialableNumber } from "#shared/phone-number.ts";

import type { Send } from "../notification-handlers.ts";
import type { NotificationRenderers } from "../notification-kinds.ts";

/** How long the gateway may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/** Sends SMS through a gateway that takes JSON over HTTP; any answer of 2xx means that it did. */
export function smsChannel(
  { url, token, sender }: NonNullable<Config["sms"]>,
  renderers: NotificationRenderers,
): Send {
  return async ({ kind, recipient, data }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        to: dialableNumber(recipient),
        from: sender,
        text: renderers[data.locale].renderSms(kind, data),
      }),
      // The token is for this address only.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
}
