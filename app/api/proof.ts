import { ApiError } from "./api-error.ts";

/** Asks the person for their password; true once they have proved with it who they are. */
type AskForProof = () => Promise<boolean>;

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
    if (!(await askForProof())) throw new DOMException("No proof was given.", "AbortError");
    return call();
  }
}

const isProofNeeded = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.body["code"] === "proof_needed";
