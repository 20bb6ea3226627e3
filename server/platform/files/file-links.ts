import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Paths under which stored files are served. Private ones carry a signature that runs out, so that
 * an `<img>` which can send no header still loads them, and a leaked link is soon worth nothing.
 */
export const UPLOADS_PATH = "/uploads/";

/** A link is good for an hour, give or take the step. */
const LIFETIME_SECONDS = 60 * 60;
/** Links made within the same step are equal, so that browsers need not load a picture again. */
const STEP_SECONDS = 10 * 60;

export function fileLinks(secret: string) {
  function signatureOf(key: string, expires: number): string {
    return createHmac("sha256", secret).update(`${key}\n${expires}`).digest("base64url");
  }

  return {
    /** The path of a public file's key; '' stays ''. */
    publicPath: (key: string) => key && UPLOADS_PATH + key,

    /** The path of a private file's key with a signature from now on; '' stays ''. */
    signedPath(key: string, now = Date.now()): string {
      if (key === "") return "";
      const seconds = Math.ceil(now / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
      return `${UPLOADS_PATH}${key}?expires=${seconds}&signature=${signatureOf(key, seconds)}`;
    },

    /** Whether this signature opens this key now. */
    isGood(key: string, expires: string, signature: string, now = Date.now()): boolean {
      const seconds = Number(expires);
      if (!Number.isSafeInteger(seconds) || seconds * 1000 < now) return false;
      const given = Buffer.from(signature);
      const right = Buffer.from(signatureOf(key, seconds));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
export type FileLinks = ReturnType<typeof fileLinks>;
