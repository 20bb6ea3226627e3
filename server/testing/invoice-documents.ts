import type { InvoiceDocument, InvoiceLine } from "#shared/invoices/invoice-document.ts";

/** A line as the tests need it, of one piece without a discount unless said otherwise. */
function line(given: Partial<InvoiceLine> & Pick<InvoiceLine, "netFils">): InvoiceLine {
  return {
    name: "Business card, black",
    nameAr: "بطاقة أعمال، سوداء",
    quantity: 1,
    unitNetFils: given.netFils,
    discountNetFils: 0,
    taxFils: 0,
    taxCategory: "O",
    taxPercent: 0,
    ...given,
  };
}

/** The totals that the lines have. */
function invoice(lines: InvoiceLine[], given: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const sum = (fils: (each: InvoiceLine) => number) =>
    Math.round(lines.reduce((total, each) => total + fils(each), 0));
  const netFils = sum((each) => each.netFils);
  const taxFils = sum((each) => each.taxFils);
  return {
    kind: "invoice",
    uuid: "4c1f6e0a-6f5e-4a55-9d0e-3f1a5b7c9d01",
    number: "2026-000017",
    counter: 42,
    issuedOn: "2026-11-27",
    orderId: "NQ-1042",
    payment: "cash",
    isTaxed: false,
    isTaxIncluded: false,
    seller: { name: "Naqra", nameAr: "نقرة", taxNumber: "8000514", address: "Amman" },
    buyer: { name: "Lina Haddad", taxNumber: "", phone: "+962790000001", ...AMMAN },
    lines,
    totals: {
      grossNetFils: sum((each) => each.quantity * each.unitNetFils),
      discountNetFils: sum((each) => each.discountNetFils),
      netFils,
      taxFils,
      payableFils: netFils + taxFils,
    },
    ...given,
  };
}

const AMMAN = { city: "Amman", postcode: "11181", address: "Rainbow Street 7" };
const GST = { taxCategory: "S", taxPercent: 16 } as const;
const DELIVERY = { name: "Delivery", nameAr: "التوصيل" };

/** One of each kind, as it was issued. */
export const INVOICES = {
  "without-tax": invoice([line({ netFils: 25_000 })]),
  "tax-added": invoice([line({ netFils: 25_000, taxFils: 4_000, ...GST })], { isTaxed: true }),
  "tax-included": invoice(
    [
      line({ ...GST, unitNetFils: 25_000 / 1.16, netFils: 21_552, taxFils: 3_448 }),
      line({ ...DELIVERY, ...GST, unitNetFils: 3_000 / 1.16, netFils: 2_586, taxFils: 414 }),
      line({ name: "Guide", nameAr: "دليل", netFils: 1_000, taxCategory: "Z" }),
    ],
    { isTaxed: true, isTaxIncluded: true, payment: "receivable" },
  ),
  discount: invoice([
    line({ quantity: 3, unitNetFils: 25_000, discountNetFils: 7_500, netFils: 67_500 }),
    line({ ...DELIVERY, netFils: 5_000 }),
  ]),
  "credit-note": invoice([line({ netFils: 5_000, taxFils: 800, ...GST })], {
    kind: "credit_note",
    uuid: "4c1f6e0a-6f5e-4a55-9d0e-3f1a5b7c9d02",
    number: "C2026-000003",
    counter: 43,
    isTaxed: true,
    original: {
      uuid: "4c1f6e0a-6f5e-4a55-9d0e-3f1a5b7c9d01",
      number: "2026-000017",
      totalFils: 29_000,
      reason: "Came too late",
    },
  }),
  "buyer-with-tax-number": invoice([line({ netFils: 25_000, taxFils: 4_000, ...GST })], {
    isTaxed: true,
    buyer: {
      name: 'شركة "الحداد & أبناؤه" <إربد>',
      taxNumber: "12345678",
      phone: "+962790000002",
      city: "إربد",
      postcode: "",
      address: "شارع الجامعة",
    },
  }),
  "unknown-buyer": invoice([line({ netFils: 25_000 })], {
    buyer: { name: "", taxNumber: "", phone: "", city: "", postcode: "", address: "" },
  }),
} satisfies Record<string, InvoiceDocument>;
