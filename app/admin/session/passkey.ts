import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

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

/** Why something with a passkey or a code failed; '' where the person gave it up in the panel itself. */
export function factorFailure(error: Error): string {
  if (error instanceof ApiError) {
    return staffText(Object.values(error.fields)[0] ?? error.apiMessage) || m.panel_save_failed();
  }
  if (isGivenUp(error)) return "";
  if (error.name === "InvalidStateError") return m.panel_factor_passkey_there();
  return error.name in CEREMONY ? m.panel_factor_passkey_failed() : m.panel_save_failed();
}

/** What browsers call it when no passkey was made or used. */
const CEREMONY = {
  NotAllowedError: true,
  SecurityError: true,
  NotSupportedError: true,
  ConstraintError: true,
  UnknownError: true,
};
