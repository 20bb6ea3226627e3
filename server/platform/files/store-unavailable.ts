/**
 * Files can't be stored or read at present: the store does not answer, refuses, or is full. Answered
 * as a 503, and logged, because nobody but the owner can do something about it.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
