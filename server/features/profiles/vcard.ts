/** A contact as a file that every phone reads: vCard 3.0 (RFC 2426). */
export interface Contact {
  firstName: string;
  lastName: string;
  jobTitle: string;
  organization: string;
  /** In the international form, the one to call first first. */
  phones: readonly string[];
  email: string;
  address: string;
  /** The page of the person first. */
  urls: readonly string[];
  /** A small JPEG file. */
  photo?: Uint8Array | undefined;
  changedAt: Date;
}

/** The longest line, in octets, without its end. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

export function vCard(contact: Contact): string {
  const { firstName, lastName, phones, email, address, organization, jobTitle } = contact;
  const name = [firstName, lastName].filter((part) => part !== "").join(" ");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `FN:${escaped(name)}`,
    ...(organization ? [`ORG:${escaped(organization)}`] : []),
    ...(jobTitle ? [`TITLE:${escaped(jobTitle)}`] : []),
    ...phones.map((phone, index) => `TEL;TYPE=${telType(phone, index)}:${phone}`),
    ...(email ? [`EMAIL;TYPE=INTERNET,PREF:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${escaped(address)};;;;`] : []),
    // Addresses are URIs, in which these signs have no other meaning.
    ...contact.urls.map((url) => `URL:${url}`),
    ...(contact.photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${base64(contact.photo)}`] : []),
    `REV:${contact.changedAt.toISOString().replace(/\.\d+/, "")}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** In Jordan mobile numbers begin with 7. */
function telType(phone: string, index: number): string {
  const kind = /^\+962[2-6]/.test(phone) ? "WORK,VOICE" : "CELL,VOICE";
  return index === 0 ? `${kind},PREF` : kind;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/**
 * A line in pieces of at most 75 octets, each but the first after a space that counts with it. No
 * character is split: phones would show the halves as broken signs.
 */
function folded(line: string): string {
  const pieces = [""];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push("");
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join("\r\n ");
}
