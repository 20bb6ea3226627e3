/**
 * Words that a visitor typed, as they may stand in an e-mail to an address that the same visitor typed:
 * cut short, and nothing in them becomes a link. A form whose mails carried whole texts with links would
 * serve for sending advertisements to strangers.
 */
export function typedText(text: string, longest = 60): string {
  const harmless = text
    .replaceAll(/[a-z][a-z\d+.-]*:\/{2}\S*|\bwww\.\S*/gi, "…")
    // Mail programs take what has a dot between letters for the name of a server, or for an address.
    .replaceAll(/(?<=[\p{L}\p{N}])([.．。｡])(?=\p{L})/gu, "$1 ");
  const letters = [...harmless];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : harmless;
}

/** Of a person, a company or a card. */
export const typedName = (name: string) => typedText(name, 40);

/** With its city and country. */
export const typedAddress = (address: string) => typedText(address, 160);
