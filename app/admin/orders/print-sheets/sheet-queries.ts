import { queryOptions } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { loadFile } from "#app/api/load-file.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { saveAs } from "#app/ui/save-as.ts";
import {
  CARDS_ZIP,
  cardsZipPath,
  listPrintSheetCards,
  SHEET_PDF,
  sheetPdfPath,
} from "#shared/print-sheets/print-sheet-calls.ts";
import type { PrintedCards, PrintSheetSettings } from "#shared/print-sheets/print-sheet.ts";

import { sayUnlessShown } from "../../resource/failures.ts";
import type { OrderSelection } from "../order-selection.ts";

/** Which of the chosen cards can be printed: asked anew whenever the dialog opens. */
export function printSheetCardsQuery(meant: OrderSelection) {
  const body = "ids" in meant ? { ids: [...meant.ids] } : { matching: meant.matching };
  return queryOptions({
    queryKey: ["orders", "plates", body],
    queryFn: async () => (await api(listPrintSheetCards, { body })).data,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** What is downloaded: sheets with these settings, or without them the single files. */
interface Wanted {
  cards: PrintedCards;
  sheet?: PrintSheetSettings;
}

/** Downloads a file; leaving the dialog ends that, like `cancel`. */
export function useDownloadPrintSheets() {
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), []);
  const download = useSingleMutation({
    mutationFn({ cards, sheet }: Wanted) {
      loading.current = new AbortController();
      const path = sheet ? sheetPdfPath(cards, sheet) : cardsZipPath(cards);
      return loadFile(path, loading.current.signal);
    },
    onSuccess: (loaded, { sheet }) =>
      saveAs(loaded, (sheet ? SHEET_PDF : CARDS_ZIP).split("/").at(-1)!),
    onError: (error) => sayUnlessShown(error, m.panel_error(), m.panel_print_sheet_failed()),
  });
  return { ...download, cancel: () => loading.current?.abort() };
}
