import type { BackPrint } from "#app/card/back-print.ts";
import type { CardFaceProps } from "#app/card/card-print.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";
import type { PrintedLine } from "#shared/companies/printed-lines.ts";
import type { Order } from "#shared/orders/order.ts";

import { knownAddon } from "./known-addon.ts";

/** What of an order is printed on its card. */
export type PrintedOrder = Pick<
  Order,
  "cardDesign" | "personalInfo" | "addons" | "unprinted" | "backText"
>;

/** The front of an order's card, without what its company leaves out. */
export function printedFace({ cardDesign, personalInfo, unprinted }: PrintedOrder): CardFaceProps {
  const lineOf = (line: PrintedLine) => (unprinted?.includes(line) ? "" : personalInfo[line]);
  return {
    color: cardDesign.color,
    name: cardDesign.nameOnCard,
    position: lineOf("position"),
    organization: lineOf("organization"),
    logo: cardDesign.companyLogo ? { url: cardDesign.companyLogo } : null,
    printedLogo: cardDesign.includePrintedLogo,
  };
}

/** Whether the back has more than the code. */
export const hasOwnBack = (order: PrintedOrder): boolean =>
  Object.values(printedBack(order)).some(Boolean);

/** What is on the back: the text of its company, or what addons add. */
export function printedBack({ addons, backText }: PrintedOrder): BackPrint {
  const valueOf = (kind: KnownAddon) =>
    addons.find(({ addon }) => knownAddon(addon) === kind)?.addonValue;
  const picture = valueOf("backPicture");
  return {
    text: backText ?? valueOf("backText"),
    number: valueOf("employeeNumber"),
    picture: picture ? { url: picture } : null,
  };
}
