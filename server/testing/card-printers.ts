import { fileURLToPath } from "node:url";

import type { CardPrinter, CardPrinters } from "#server/features/proofs/card-printer.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import { loadInEach } from "./in-language.ts";

const PRINTER = fileURLToPath(new URL("../../app/card/print/card-printer.ts", import.meta.url));

let loaded: Promise<Record<Locale, { cardPrinter: CardPrinter }>> | undefined;

/** Draws cards from the current sources, without a build. */
export const printersFromSources: CardPrinters = async (locale) =>
  (await (loaded ??= loadInEach<{ cardPrinter: CardPrinter }>(PRINTER)))[locale].cardPrinter;
