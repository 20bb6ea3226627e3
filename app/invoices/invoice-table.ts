import { wrapped } from "#app/card/wrapped-text.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { InvoiceDocument, InvoiceLine } from "#shared/invoices/invoice-document.ts";

import { amountOf, NOTE_INK, ROOM, type Sheet } from "../documents/sheet.ts";

const SIZE = 32;
const LINE_HEIGHT = 46;
const PADDING = 22;

interface Column {
  name: string;
  /** Where it ends, from the margin. */
  end: number;
  width: number;
  value: (line: InvoiceLine) => string;
}

/** The columns behind the first. */
function columnsOf({ isTaxed, totals }: InvoiceDocument): Column[] {
  const discount = {
    name: m.invoice_discount(),
    value: ({ discountNetFils }: InvoiceLine) => amountOf(discountNetFils),
  };
  const columns = [
    { name: m.invoice_quantity(), value: ({ quantity }: InvoiceLine) => formatNumber(quantity) },
    { name: m.invoice_unit(), value: ({ unitNetFils }: InvoiceLine) => amountOf(unitNetFils) },
    ...(totals.discountNetFils > 0 ? [discount] : []),
    ...(isTaxed
      ? [
          { name: m.invoice_net(), value: ({ netFils }: InvoiceLine) => amountOf(netFils) },
          { name: m.invoice_tax(), value: taxOf },
        ]
      : []),
    {
      name: m.invoice_total(),
      value: ({ netFils, taxFils }: InvoiceLine) => amountOf(netFils + taxFils),
    },
  ];
  const width = columns.length > 5 ? 195 : 215;
  return columns.map((column, index) => ({
    ...column,
    width: width - 30,
    end: ROOM - (columns.length - 1 - index) * width,
  }));
}

function taxOf({ taxCategory, taxFils }: InvoiceLine): string {
  if (taxCategory === "Z") return m.invoice_exempt();
  return taxCategory === "O" ? amountOf(0) : amountOf(taxFils);
}

/** The table of an invoice, row by row. */
export function invoiceTable(document: InvoiceDocument) {
  const columns = columnsOf(document);
  const nameRoom = columns[0]!.end - 190;
  const namesOf = ({ name, nameAr }: InvoiceLine) =>
    wrapped(getLocale() === "ar" ? nameAr : name, nameRoom / SIZE);

  return {
    heightOf: (line: InvoiceLine) => namesOf(line).length * LINE_HEIGHT + PADDING,

    /** @returns where the rows begin */
    head(sheet: Sheet, y: number): number {
      const style = { size: 28, fill: NOTE_INK };
      sheet.text(m.invoice_item(), 0, y, style);
      for (const column of columns) sheet.figure(column.name, column, y, style);
      sheet.rule(y + 18);
      return y + 18;
    },

    row(sheet: Sheet, line: InvoiceLine, top: number): void {
      const y = top + LINE_HEIGHT;
      for (const [index, name] of namesOf(line).entries()) {
        sheet.text(name, 0, y + index * LINE_HEIGHT, { size: SIZE });
      }
      for (const column of columns) sheet.figure(column.value(line), column, y, { size: SIZE });
    },
  };
}

/** What stands below the table: each sum with its name. */
export function sumsOf({ isTaxed, totals, lines }: InvoiceDocument): (readonly [string, number])[] {
  const { grossNetFils, discountNetFils, netFils, taxFils } = totals;
  const percent = lines[0]?.taxPercent ?? 0;
  return [
    ...(discountNetFils > 0
      ? ([
          [m.invoice_before_discount(), grossNetFils],
          [m.invoice_discount(), discountNetFils],
        ] as const)
      : []),
    ...(isTaxed
      ? ([
          [m.invoice_before_tax(), netFils],
          [m.invoice_tax_of({ percent }), taxFils],
        ] as const)
      : []),
  ];
}
