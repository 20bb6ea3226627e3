import type { Config } from "#server/config.ts";

import type { Send } from "../deliver-notification.ts";
import type { MessageRenderers } from "../notification-kinds.ts";
import { dialableNumber } from "./phone-number.ts";

/** How long the gateway may take to answer, in milliseconds. */
const PATIENCE = 15_000;

/** Sends SMS through a gateway that takes JSON over HTTP; any answer of 2xx means that it did. */
export function smsChannel(
  { url, token, sender }: NonNullable<Config["sms"]>,
  renderers: MessageRenderers,
): Send {
  return async ({ kind, recipient }, facts) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        to: dialableNumber(recipient),
        from: sender,
        text: renderers[facts.locale].renderSms(kind, facts),
      }),
      // The token is for this address only.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
}
