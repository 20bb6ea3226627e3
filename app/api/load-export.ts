import {
  CSV_END_OF_RECORD,
  CSV_RECORDS_HEADER,
  ESTIMATED_LENGTH_HEADER,
  exportPath,
  type CsvCall,
  type ExportFormat,
} from "#shared/http/csv-call.ts";

import { askNetwork } from "./ask-network.ts";
import { addressOf, errorOf } from "./call-api.ts";

interface Loading {
  format: ExportFormat;
  /** Aborts loading; its reason is then thrown. */
  signal: AbortSignal;
  /** Called with the part that has come so far, between 0 and 1. */
  onProgress: (part: number) => void;
}

/**
 * Loads a file of all records that match, as staff. Incomplete files are never returned. @throws
 * ApiError, or the error that interrupted loading
 */
export async function loadExport(
  call: CsvCall,
  query: Record<string, string | undefined>,
  { format, signal, onProgress }: Loading,
): Promise<Blob> {
  const address = addressOf({ ...call, path: exportPath(call, format) }, { query });
  const response = await askNetwork(new Request(address, { credentials: "include", signal }));
  if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
  const announced = (header: string) => Number(response.headers.get(header) ?? 0);
  const records = announced(CSV_RECORDS_HEADER);
  // A spreadsheet is compressed: its records can't be counted as they come.
  const [whole, measure] =
    format === "csv"
      ? [records + 1, countRecords]
      : [announced(ESTIMATED_LENGTH_HEADER), (bytes: Uint8Array) => bytes.length];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    come += measure(value);
    onProgress(whole > 0 ? Math.min(come / whole, 1) : 0);
  }
}

/** CR occurs only at the end of records (as CR LF). */
const CARRIAGE_RETURN = CSV_END_OF_RECORD.charCodeAt(0);

function countRecords(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0;) {
    count += 1;
    at = bytes.indexOf(CARRIAGE_RETURN, at + 1);
  }
  return count;
}
