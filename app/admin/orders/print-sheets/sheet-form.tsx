import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { apiMessage } from "#shared/api-messages/api-message.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { sheetLayout } from "#shared/print-sheets/print-sheet-layout.ts";
import {
  CARDS_AT_ONCE,
  printSheetSettingsSchema,
  type PrintedCards,
  type PrintSheetCards,
} from "#shared/print-sheets/print-sheet.ts";

import { SheetFields, type TypedSheet } from "./sheet-fields.tsx";
import { SheetFigure } from "./sheet-figure.tsx";
import { useDownloadPrintSheets } from "./sheet-queries.ts";
import { readPrintSheet, storePrintSheet } from "./stored-sheet.ts";

/** The sheet and how cards lie on it, and the files. */
export function SheetForm({ ready }: { ready: PrintSheetCards["ready"] }) {
  const [typed, setTyped] = useState(typedOf);
  const download = useDownloadPrintSheets();
  const given = printSheetSettingsSchema.safeParse(valuesOf(typed));
  const bleedMm = Math.max(...ready.map((card) => card.bleedMm));
  const perSheet = given.data ? sheetLayout(given.data, bleedMm).places.length : 0;
  const problems = given.error
    ? problemsOf(given.error)
    : perSheet === 0
      ? { widthMm: apiMessage("plate_too_small") }
      : {};
  const cards = meantBy(ready);
  const isSheet = download.variables?.sheet !== undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!given.data || perSheet === 0) return;
        storePrintSheet(given.data);
        download.mutate({ cards, sheet: given.data });
      }}
    >
      <div className="grid gap-5 border-t border-line pt-5 md:grid-cols-[13rem_1fr] md:gap-7">
        <div className="grid content-start justify-items-center gap-2.5 text-center text-note text-ink-2">
          {given.data && perSheet > 0 && (
            <>
              <SheetFigure sheet={given.data} bleedMm={bleedMm} count={ready.length} />
              <p role="status">
                {m.panel_print_sheet_on_sheet({ count: perSheet })}
                <br />
                {m.panel_print_sheet_sheets({ count: Math.ceil(ready.length / perSheet) })}
              </p>
            </>
          )}
        </div>
        <SheetFields
          typed={typed}
          errors={Object.fromEntries(
            Object.entries(problems).map(([field, reported]) => [field, staffText(reported)]),
          )}
          onTyped={setTyped}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
        {download.isPending && (
          <Button variant="quiet" onClick={download.cancel} className="me-auto">
            {m.panel_print_sheet_cancel()}
          </Button>
        )}
        <Button
          variant="line"
          onClick={() => download.mutate({ cards })}
          disabled={download.isPending}
          pending={download.isPending && !isSheet}
        >
          {m.panel_print_sheet_zip()}
        </Button>
        <Button
          type="submit"
          disabled={perSheet === 0 || download.isPending}
          pending={download.isPending && isSheet}
        >
          {m.panel_print_sheet_pdf()}
        </Button>
      </div>
    </form>
  );
}

/** More than an address can name are all of one order, which is known to be so many. */
function meantBy(ready: PrintSheetCards["ready"]): PrintedCards {
  const [first] = ready;
  const isOne = ready.every(({ order }) => order === first?.order);
  if (first && isOne && ready.length > CARDS_AT_ONCE) return { order: first.order };
  return { proofs: ready.map(({ proof }) => proof) };
}

/** Nothing typed is not zero. */
const valuesOf = (typed: TypedSheet) =>
  Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text || undefined]));

/** The last sheet, as it would be typed. */
function typedOf(): TypedSheet {
  const { flip, widthMm, heightMm, gapMm, marginMm } = readPrintSheet();
  return {
    widthMm: String(widthMm),
    heightMm: String(heightMm),
    gapMm: String(gapMm),
    marginMm: String(marginMm),
    flip,
  };
}
