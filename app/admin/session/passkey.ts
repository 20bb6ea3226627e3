import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";

import { isGivenUp } from "../resource/failures.ts";

/** Loaded when somebody presses a button for it: most people sign in without. */
const loadLibrary = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys at all; they need HTTPS, or this machine. */
export const hasPasskeys = () => "PublicKeyCredential" in globalThis;

/** Lets the person make a passkey. @throws a WebAuthnError where they don't, or can't */
export async function makePasskey(optionsJSON: object) {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON });
}

/** Lets the person sign with a passkey. @throws a WebAuthnError where they don't, or can't */
export async function signWithPasskey(optionsJSON: object) {
  if (!hasPasskeys()) throw new DOMException("No passkeys here.", "NotSupportedError");
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON });
}

/**
 * Why something with a passkey or a code failed; '' where the person gave it up in the panel itself.
 * @param unknown what is said of anything else, as a network that is gone
 */
export function factorFailure(error: Error, unknown = m.panel_save_failed()): string {
  if (error instanceof ApiError) {
    return staffText(Object.values(error.fields)[0] ?? error.apiMessage) || unknown;
  }
  if (isGivenUp(error)) return "";
  if (error.name === "InvalidStateError") return m.panel_factor_passkey_there();
  return error.name in CEREMONY ? m.panel_factor_passkey_failed() : unknown;
}

/** What browsers call it when no passkey was made or used. */
const CEREMONY = {
  NotAllowedError: true,
  SecurityError: true,
  NotSupportedError: true,
  ConstraintError: true,
  UnknownError: true,
};
