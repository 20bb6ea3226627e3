import { createHmac, timingSafeEqual } from "node:crypto";

/** What the shop's links are signed with. It can be replaced while the shop runs, so it is asked each time. */
export interface LinkSecrets {
  readonly current: string;
  /** What was replaced last. */
  readonly previous?: { secret: string; replacedAt: Date } | undefined;
}

/**
 * Signs what links consist of.
 * @param grace for so long links that were signed with the previous secret stay good, in milliseconds after it
 *   was replaced
 */
export function linkSigner(secrets: LinkSecrets, grace: number) {
  const sign = (content: string, secret = secrets.current): string =>
    createHmac("sha256", secret).update(content).digest("base64url");

  return {
    sign: (content: string) => sign(content),

    isGood(content: string, signature: string, now = Date.now()): boolean {
      const { current, previous } = secrets;
      if (isSame(signature, sign(content, current))) return true;
      if (!previous || now >= previous.replacedAt.getTime() + grace) return false;
      return isSame(signature, sign(content, previous.secret));
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
