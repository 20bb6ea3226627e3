import { CSV_END_OF_RECORD, CSV_RECORDS_HEADER, type CsvCall } from "#shared/http/csv-call.ts";

import { askNetwork } from "./ask-network.ts";
import { addressOf, errorOf } from "./call-api.ts";

interface Loading {
  /** Aborts loading; its reason is then thrown. */
  signal: AbortSignal;
  /** Called with the number of records loaded so far, and their total. */
  onProgress: (records: number, total: number) => void;
}

/**
 * Loads a CSV file as staff. Incomplete files are never returned. @throws ApiError, or the error
 * that interrupted loading
 */
export async function loadCsv(
  call: CsvCall,
  query: Record<string, string | undefined>,
  { signal, onProgress }: Loading,
): Promise<Blob> {
  const request = new Request(addressOf(call, { query }), { credentials: "include", signal });
  const response = await askNetwork(request);
  if (!response.ok) throw errorOf(response, await response.json().catch(() => ({})));
  const total = Number(response.headers.get(CSV_RECORDS_HEADER) ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The first line is the header, not a record.
  let records = -1;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: "text/csv" });
    parts.push(value);
    records += countRecords(value);
    onProgress(Math.max(records, 0), total);
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
