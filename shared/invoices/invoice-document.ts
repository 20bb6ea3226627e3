/**
 * An invoice or credit note as it was issued: all that stands on it, frozen. It never changes, whatever
 * becomes of the order, the catalogue or the settings. Amounts are whole fils and never negative, on
 * credit notes too.
 */
export interface InvoiceDocument {
  kind: "invoice" | "credit_note";
  /** A UUID; under it the tax authority knows the document, however often it is sent. */
  uuid: string;
  /** Gapless within a year, e.g. `2026-000017`; credit notes have a sequence of their own. */
  number: string;
  /** Rises by one with every document of either kind. */
  counter: number;
  /** The day in Amman, yyyy-MM-dd. */
  issuedOn: string;
  orderId: string;
  /** How the customer pays: at once, or later. */
  payment: "cash" | "receivable";
  /** Whether the seller was registered for GST when it was issued. */
  isTaxed: boolean;
  /** Whether the prices of the lines hold the tax, or it is added to them. Of no meaning without tax. */
  isTaxIncluded: boolean;
  seller: { name: string; nameAr: string; taxNumber: string; address: string };
  buyer: {
    name: string;
    /** '' where the buyer has told none. */
    taxNumber: string;
    phone: string;
    /** The city's name as ordered. */
    city: string;
    /** '' where it is not known; what was issued before it was noted has none. */
    cityAr?: string;
    postcode: string;
    address: string;
  };
  lines: readonly InvoiceLine[];
  totals: InvoiceTotals;
  /** Of a credit note: what it takes back, and why. */
  original?: { uuid: string; number: string; totalFils: number; reason: string };
}

/** One line; `netFils + taxFils` is what is paid for it. */
export interface InvoiceLine {
  name: string;
  nameAr: string;
  quantity: number;
  /** Of one, without tax, before the discount. May have parts of a fils: up to nine decimals of a dinar. */
  unitNetFils: number;
  /** Off the whole line, without tax, as `unitNetFils`. */
  discountNetFils: number;
  /** What is taxed: quantity x unit - discount, rounded to the fils. */
  netFils: number;
  taxFils: number;
  /** S taxed, Z exempt, O zero rate. Without GST always O, with a rate of 0. */
  taxCategory: "S" | "Z" | "O";
  taxPercent: number;
}

/** Sums over the lines, which add up to the fils. */
export interface InvoiceTotals {
  /** Before the discount, without tax. */
  grossNetFils: number;
  discountNetFils: number;
  netFils: number;
  taxFils: number;
  /** What is paid: net + tax. */
  payableFils: number;
}
