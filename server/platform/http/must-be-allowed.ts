import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { PROOF_MINUTES } from "#shared/session/password-calls.ts";
import { may, type Permission } from "#shared/session/permissions.ts";

import { staffOf, type ApiContext } from "./context.ts";

const PROOF_MS = PROOF_MINUTES * 60_000;

/**
 * Refuses whoever is not signed in (401), whose role has no such permission, or who has not proved
 * shortly before who they are (403).
 */
export function mustBeAllowed(c: ApiContext, permission: Permission, needsProof: boolean): void {
  if (!may(staffOf(c).role, permission)) throw new HttpError(403, apiMessage("not_permitted"));
  if (needsProof && !isRecent(c.get("provedAt"))) {
    throw new HttpError(403, apiMessage("proof_needed"));
  }
}

/** Refuses a session of an app password (403): what a program keeps is not the person. */
export function mustBeOwnSession(c: ApiContext): void {
  if (c.get("isLimited")) throw new HttpError(403, apiMessage("app_password_limited"));
}

/** Refuses whoever has not proved shortly before with a second factor who they are (403). */
export function mustHaveSecondFactor(c: ApiContext): void {
  const at = c.get("secondFactorAt");
  if (!at || !isRecent(at)) throw new HttpError(403, apiMessage("second_factor_proof_needed"));
}

const isRecent = (at: Date) => Date.now() - at.getTime() <= PROOF_MS;
