import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { ublAmount } from "./ubl-amount.ts";
import { ublLine } from "./ubl-line.ts";
import { amount, cac, cbc } from "./ubl-names.ts";
import { ublBuyer, ublIncomeSource, ublSeller } from "./ubl-parties.ts";
import { element, type XmlElement } from "./xml.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const NAMESPACES = {
  xmlns: `${UBL}:Invoice-2`,
  "xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
  "xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
  "xmlns:ext": `${UBL}:CommonExtensionComponents-2`,
};

const TYPE_CODES = { invoice: "388", credit_note: "381" } as const;
const LOCAL = "0";
const PAYMENT_CODES = { cash: "1", receivable: "2" } as const;
/** What the seller is to the tax authority: registered for GST, or taxed by income alone. */
const SALES = "2";
const INCOME = "1";

/** The day of a document, from yyyy-MM-dd. Some senders write dd-MM-yyyy; UBL has no other form than this. */
const ublDate = (day: string) => day;

/**
 * A document as UBL 2.1 in the form of Jordan's tax authority: the order of the elements is part of it. It must
 * have passed `problemsOf`.
 * @param activityNumber of the source of income, as the authority has given it to the seller
 */
export function ublInvoice(document: InvoiceDocument, activityNumber: string): string {
  const { kind, payment, isTaxed, totals, original } = document;
  const typeName = `${LOCAL}${PAYMENT_CODES[payment]}${isTaxed ? SALES : INCOME}`;
  const invoice = element(
    "Invoice",
    [
      cbc("ProfileID", "reporting:1.0"),
      cbc("ID", document.number),
      cbc("UUID", document.uuid),
      cbc("IssueDate", ublDate(document.issuedOn)),
      cbc("InvoiceTypeCode", TYPE_CODES[kind], { name: typeName }),
      cbc("Note", document.orderId),
      cbc("DocumentCurrencyCode", "JOD"),
      cbc("TaxCurrencyCode", "JOD"),
      original && ublOriginal(original),
      cac("AdditionalDocumentReference", cbc("ID", "ICV"), cbc("UUID", String(document.counter))),
      ublSeller(document.seller),
      ublBuyer(document.buyer),
      ublIncomeSource(activityNumber),
      original && ublReason(original.reason),
      cac(
        "AllowanceCharge",
        cbc("ChargeIndicator", "false"),
        cbc("AllowanceChargeReason", "discount"),
        amount("Amount", totals.discountNetFils),
      ),
      isTaxed ? cac("TaxTotal", amount("TaxAmount", totals.taxFils)) : undefined,
      cac(
        "LegalMonetaryTotal",
        amount("TaxExclusiveAmount", totals.grossNetFils),
        amount("TaxInclusiveAmount", totals.payableFils),
        amount("AllowanceTotalAmount", totals.discountNetFils),
        amount("PayableAmount", totals.payableFils),
      ),
      ...document.lines.map((line, index) => ublLine(line, index + 1, isTaxed)),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`;
}

type Original = NonNullable<InvoiceDocument["original"]>;

/** The invoice of which a credit note takes something back. */
const ublOriginal = ({ number, uuid, totalFils }: Original): XmlElement =>
  cac(
    "BillingReference",
    cac(
      "InvoiceDocumentReference",
      cbc("ID", number),
      cbc("UUID", uuid),
      cbc("DocumentDescription", ublAmount(totalFils)),
    ),
  );

/** A reason must be given. */
const UNTOLD_REASON = "إرجاع";

const ublReason = (reason: string): XmlElement =>
  cac(
    "PaymentMeans",
    cbc("PaymentMeansCode", "10", { listID: "UN/ECE 4461" }),
    cbc("InstructionNote", reason.trim() || UNTOLD_REASON),
  );
