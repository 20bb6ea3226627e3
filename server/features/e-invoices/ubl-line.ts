import type { InvoiceLine } from "#shared/invoices/invoice-document.ts";

import { amount, cac, cbc } from "./ubl-names.ts";
import type { XmlElement } from "./xml.ts";

const AGENCY = { schemeAgencyID: "6" };

/** Quantities and rates, which are no money, have one decimal at least. */
const decimal = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));

/** @param number of the line, from 1 */
export const ublLine = (line: InvoiceLine, number: number, isTaxed: boolean): XmlElement =>
  cac(
    "InvoiceLine",
    cbc("ID", String(number)),
    cbc("InvoicedQuantity", decimal(line.quantity), { unitCode: "PCE" }),
    amount("LineExtensionAmount", line.netFils),
    isTaxed ? ublTax(line) : undefined,
    cac("Item", cbc("Name", line.nameAr || line.name)),
    cac(
      "Price",
      amount("PriceAmount", line.unitNetFils),
      cac(
        "AllowanceCharge",
        cbc("ChargeIndicator", "false"),
        cbc("AllowanceChargeReason", "DISCOUNT"),
        amount("Amount", line.discountNetFils),
      ),
    ),
  );

const ublTax = ({ netFils, taxFils, taxCategory, taxPercent }: InvoiceLine): XmlElement =>
  cac(
    "TaxTotal",
    amount("TaxAmount", taxFils),
    amount("RoundingAmount", netFils + taxFils),
    cac(
      "TaxSubtotal",
      amount("TaxableAmount", netFils),
      amount("TaxAmount", taxFils),
      cac(
        "TaxCategory",
        cbc("ID", taxCategory, { ...AGENCY, schemeID: "UN/ECE 5305" }),
        cbc("Percent", decimal(taxPercent)),
        cac("TaxScheme", cbc("ID", "VAT", { ...AGENCY, schemeID: "UN/ECE 5153" })),
      ),
    ),
  );
