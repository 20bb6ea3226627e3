import { CSV_END_OF_RECORD, CSV_RECORDS_HEADER, type CsvCall } from "#shared/http/csv-call.ts";

import { askNetwork } from "./ask-network.ts";
import { addressOf, errorOf } from "./call-api.ts";

interface Loading {
  /** Ends the loading; what is thrown then is its reason. */
  signal: AbortSignal;
  /** Told how many records have come, of how many. */
  onProgress: (records: number, total: number) => void;
}

/** Loads a CSV file as staff. @throws ApiError, or what broke it off: a part of a file is no file */
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
  // The first line names the columns.
  let records = -1;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: "text/csv" });
    parts.push(value);
    records += countRecords(value);
    onProgress(Math.max(records, 0), total);
  }
}

/** Every record ends with CR LF, and CR stands nowhere else. */
const CARRIAGE_RETURN = CSV_END_OF_RECORD.charCodeAt(0);

function countRecords(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(CARRIAGE_RETURN); at >= 0;) {
    count += 1;
    at = bytes.indexOf(CARRIAGE_RETURN, at + 1);
  }
  return count;
}
