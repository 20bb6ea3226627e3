import { keyIdOf, openText, sealText, type SecretKey } from "./sealed-text.ts";
import { ONLY_ROW, placeOf, type SecretField } from "./secret-field.ts";

/** Encrypts what the shop stores of secrets, and decrypts it. */
export interface Secrets {
  /**
   * The text as it is stored. Nothing stays nothing.
   * @param record its primary key
   */
  seal(plain: string, field: SecretField, record?: string): string;
  /**
   * The text that was stored; one that an older version stored is not sealed yet.
   * @throws {SecretProblem}
   */
  open(stored: string, field: SecretField, record?: string): string;
}

/** A stored secret can't be opened. The message tells which, and nothing of it. */
export class SecretProblem extends Error {
  override readonly name = "SecretProblem";
}

/**
 * @param keys the first seals; all of them open
 * @param isSealing whether it seals at all
 */
export function secretsBy(keys: readonly SecretKey[], isSealing = true): Secrets {
  return {
    seal(plain, field, record = ONLY_ROW) {
      return plain && isSealing ? sealText(keys[0]!, plain, placeOf(field, record)) : plain;
    },
    open(stored, field, record = ONLY_ROW) {
      const id = keyIdOf(stored);
      if (id === undefined) return stored;
      const what = `${field.table}.${field.column}`;
      const key = keys.find((each) => each.id === id);
      if (!key) throw new SecretProblem(`${what} is encrypted with key ${id}, which is not here.`);
      try {
        return openText(key, stored, placeOf(field, record));
      } catch {
        throw new SecretProblem(`${what} cannot be decrypted with its key ${id}: it was changed.`);
      }
    },
  };
}
