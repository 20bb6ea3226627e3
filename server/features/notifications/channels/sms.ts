import type { Config } from "#server/config.ts";
import { dialableNumber } from "#shared/phone-number.ts";

import type { Send } from "../notification-handlers.ts";
import type { NotificationRenderers } from "../notification-renderer.ts";

/** The time limit for a response of the gateway, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Sends SMS through a gateway that accepts JSON over HTTP; every 2xx status counts as a success.
 */
export function smsChannel(
  { url, token, sender }: NonNullable<Config["sms"]>,
  renderers: NotificationRenderers,
): Send {
  return async ({ notification, recipient, data }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        to: dialableNumber(recipient),
        from: sender,
        text: renderers[data.locale].renderSms(notification, data),
      }),
      // The token must not be sent to another address.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
}
