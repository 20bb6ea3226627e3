import { linkSigner, type LinkSecrets } from "#server/platform/secrets/link-signer.ts";

/**
 * Paths under which stored files are served. Links to private files carry a signature that expires:
 * so an `<img>`, which can't send credentials in a header, can load them, and a leaked link soon
 * stops working.
 */
export const UPLOADS_PATH = "/uploads/";

/** How long a link is valid, in seconds; up to one step longer. */
const LIFETIME_SECONDS = 60 * 60;
/**
 * Links made within the same step, in seconds, are equal, so that browsers can use their cached
 * copy of a picture.
 */
const STEP_SECONDS = 10 * 60;

/** No link that was made before the secret was replaced lives longer; nodes may hear of it later. */
const GRACE = 90 * 60_000;

export function fileLinks(secrets: LinkSecrets) {
  const signer = linkSigner(secrets, GRACE);
  const contentOf = (key: string, expires: number) => `${key}\n${expires}`;

  return {
    /** The path of a public file's key; '' stays ''. */
    publicPath: (key: string) => key && UPLOADS_PATH + key,

    /** The path of a private file's key, signed and valid from now on; '' stays ''. */
    signedPath(key: string, now = Date.now()): string {
      if (key === "") return "";
      const seconds = Math.ceil(now / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
      return `${UPLOADS_PATH}${key}?expires=${seconds}&signature=${signer.sign(contentOf(key, seconds))}`;
    },

    /** Whether this signature allows access to this key at this time. */
    isGood(key: string, expires: string, signature: string, now = Date.now()): boolean {
      const seconds = Number(expires);
      if (!Number.isSafeInteger(seconds) || seconds * 1000 < now) return false;
      return signer.isGood(contentOf(key, seconds), signature, now);
    },
  };
}
export type FileLinks = ReturnType<typeof fileLinks>;
