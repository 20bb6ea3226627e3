import { ublAmount } from "./ubl-amount.ts";
import { element, textElement, type XmlElement } from "./xml.ts";

/** What currencies of amounts are called; documents are in `JOD`, and no other name is taken in either place. */
const AMOUNTS_IN = { currencyID: "JO" };

/** An element with a value, of UBL's basic components. */
export const cbc = (name: string, text: string, attributes: Record<string, string> = {}) =>
  textElement(`cbc:${name}`, text, attributes);

/** An element with others, of UBL's aggregate components. */
export const cac = (name: string, ...children: XmlElement[]) => element(`cac:${name}`, children);

export const amount = (name: string, fils: number) => cbc(name, ublAmount(fils), AMOUNTS_IN);
