import { telNumber } from "#shared/phone-number.ts";
/** On phones 44 px high, into the space above and below it. */
const LINK =
  "underline decoration-line-2 underline-offset-4 hover:decoration-current " +
  "max-md:-my-3 max-md:inline-block max-md:py-3";

/** A link that a customer typed; if it is not a web address, only its text. */
export function TypedLink({ url }: { url: string }) {
  if (!isWebAddress(url)) return <bdi>{url}</bdi>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" dir="ltr" className={LINK}>
      {url}
    </a>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURI(address)}`} dir="ltr" className={LINK}>
      {address}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  const number = telNumber(phone);
  if (number === "") return <bdi>{phone}</bdi>;
  return (
    <a href={`tel:${number}`} dir="ltr" className={`${LINK} tabular-nums`}>
      {phone}
    </a>
  );
}

/** True for absolute http and https addresses: others could run as a script on this page. */
function isWebAddress(url: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}
