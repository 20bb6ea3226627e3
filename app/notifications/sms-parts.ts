/** The letters of SMS that take seven bits (GSM 03.38), and those that take twice as much. */
const GSM =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u;
const TWICE = /[\^{}\\[~\]|€]/g;

/** How many letters one SMS holds, and each of several that are joined. */
const SEVEN_BITS = { alone: 160, joined: 153 };
/** One letter beyond those makes all of them take sixteen bits, as in Arabic. */
const SIXTEEN_BITS = { alone: 70, joined: 67 };

/** How many SMS a text takes; each of them is paid for. */
export function smsParts(text: string): number {
  const isSevenBits = GSM.test(text);
  const { alone, joined } = isSevenBits ? SEVEN_BITS : SIXTEEN_BITS;
  const length = text.length + (isSevenBits ? (text.match(TWICE)?.length ?? 0) : 0);
  return length <= alone ? 1 : Math.ceil(length / joined);
}

/** The first of these texts that fits into one SMS, else the one that takes the fewest. */
export function shortestSms(first: string, ...others: readonly string[]): string {
  const texts = [first, ...others];
  const fewest = Math.min(...texts.map(smsParts));
  return texts.find((text) => smsParts(text) === fewest)!;
}
