import { isProofCode, needsFactor } from "#shared/session/proof-code.ts";

import { ApiError } from "./api-error.ts";

/** Asks the person for their password, or a second factor; true once they have proved who they are. */
type AskForProof = (how: { needsFactor: boolean }) => Promise<boolean>;

let askForProof: AskForProof | undefined;

/** Sets who asks, until the answered function is called. */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = undefined;
  };
}

/**
 * Makes a call that may need a proof of identity: the person is asked, and the call is made again.
 * @throws an AbortError when they don't give it, for that is no failure to report
 */
export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isProofNeeded(error) || !askForProof) throw error;
    const how = { needsFactor: needsFactor(error.body["code"]) };
    if (!(await askForProof(how))) throw new DOMException("No proof was given.", "AbortError");
    return call();
  }
}

const isProofNeeded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403 && isProofCode(error.body["code"]);
