/** What is recorded of accounts besides changes, which the history has. */
export const SECURITY_EVENTS = [
  "signed_in",
  /** On a device that the account did not know. */
  "signed_in_new_device",
  "sign_in_failed",
  /** With the right password of an account that has a second factor, and without that. */
  "factor_missing",
  /** Refused before the password was looked at, because too many were wrong. */
  "sign_in_slowed",
  "signed_out",
  "proof_given",
  "proof_failed",
  "reset_asked",
  "exported",
  /** A call that the account may not make. */
  "refused",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
