/** The codes of refusals with 403 that a proof of identity ends, and whether it takes a second factor. */
const NEEDS_FACTOR: Record<string, boolean> = {
  proof_needed: false,
  second_factor_proof_needed: true,
};

/** Whether a call was refused for want of a proof of identity; to be asked for one is a step on the way. */
export const isProofCode = (code: unknown): boolean =>
  Object.keys(NEEDS_FACTOR).includes(String(code));

/** Whether only a proof with a second factor helps. */
export const needsFactor = (code: unknown): boolean => NEEDS_FACTOR[String(code)] === true;
