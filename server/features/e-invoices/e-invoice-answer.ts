import { z } from "zod";

/** What the tax authority has made of a document. */
export type Outcome =
  /** It is registered. `qr` is the text of the code that must stand on it; '' where it was not told again. */
  | { result: "cleared"; qr: string; number: string }
  /** It is not, for reasons in the authority's own words. */
  | { result: "refused"; messages: string[] }
  /** Client id or secret key are wrong: everything would be refused like this. */
  | { result: "keys_refused" }
  /** Nobody knows whether it was taken: it is sent again under the same UUID. */
  | { result: "unknown"; reason: string };

const QR_LENGTH = 10_000;
const NUMBER_LENGTH = 255;
const MESSAGES = 20;
const MESSAGE_LENGTH = 1_000;

/** All of it may be missing, or of another kind: only what is read here is relied on. */
const word = z.string().trim().catch("");
const errorSchema = z
  .object({ EINV_CODE: word, EINV_MESSAGE: word })
  .catch({ EINV_CODE: "", EINV_MESSAGE: "" });
const answerSchema = z.object({
  EINV_STATUS: word,
  EINV_QR: word,
  EINV_NUM: z.coerce.string().catch(""),
  EINV_INV_UUID: word,
  EINV_RESULTS: z
    .object({ status: word, ERRORS: z.array(errorSchema).catch([]) })
    .catch({ status: "", ERRORS: [] }),
});

const TAKEN: readonly string[] = ["SUBMITTED", "ALREADY_SUBMITTED"];

const unknown = (reason: string): Outcome => ({ result: "unknown", reason });

/**
 * Reads an answer of which only what others have seen is known. Whatever is not clearly a yes or a no is
 * neither.
 * @param uuid of the document that was sent
 */
export function readAnswer(status: number, body: string, uuid: string): Outcome {
  if (status === 401 || status === 403) return { result: "keys_refused" };
  if (status >= 500) return unknown(`The tax authority's server answered ${status}.`);
  const read = answerSchema.safeParse(jsonOf(body));
  if (!read.success) return unknown(`An answer (${status}) that can't be read.`);
  const { EINV_STATUS, EINV_QR, EINV_NUM, EINV_INV_UUID, EINV_RESULTS } = read.data;
  if (TAKEN.includes(EINV_STATUS.toUpperCase())) {
    if (EINV_INV_UUID && EINV_INV_UUID.toLowerCase() !== uuid.toLowerCase()) {
      return unknown("The answer is about another document.");
    }
    if (EINV_QR.length > QR_LENGTH) return unknown("The QR code is too long.");
    return { result: "cleared", qr: EINV_QR, number: EINV_NUM.slice(0, NUMBER_LENGTH) };
  }
  const messages = EINV_RESULTS.ERRORS.map(messageOf).filter((text) => text !== "");
  const isNo = EINV_STATUS.toUpperCase() === "NOT_SUBMITTED" || messages.length > 0;
  if (!isNo) return unknown(`An answer (${status}) that says neither yes nor no.`);
  return { result: "refused", messages: messages.slice(0, MESSAGES) };
}

const messageOf = ({ EINV_CODE, EINV_MESSAGE }: z.infer<typeof errorSchema>): string =>
  [EINV_CODE, EINV_MESSAGE]
    .filter((text) => text !== "")
    .join(": ")
    .slice(0, MESSAGE_LENGTH);

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
