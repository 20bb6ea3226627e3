import { readSerial } from "#shared/cards/chip-serial.ts";

/** Web NFC, which only Chrome on Android has: the part of it that the panel uses. */

interface NdefRecord {
  readonly recordType: string;
  readonly data?: DataView;
}
interface NdefReadingEvent extends Event {
  readonly serialNumber: string;
  readonly message: { readonly records: readonly NdefRecord[] };
}
interface NdefReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>;
  write(
    message: { records: { recordType: "url"; data: string }[] },
    options: { overwrite: boolean; signal: AbortSignal },
  ): Promise<void>;
  makeReadOnly(options: { signal: AbortSignal }): Promise<void>;
}

/** What a chip holds: nothing, one address alone, or anything else. */
export type ChipContent = { kind: "empty" } | { kind: "address"; url: string } | { kind: "other" };

export interface ChipReading {
  serial: string;
  content: ChipContent;
}

/** Why something with a chip did not work. */
export type NfcProblem =
  /** The person or their browser does not allow it. */
  | "denied"
  /** NFC is switched off in the phone's settings. */
  | "switched_off"
  /** This phone has none. */
  | "missing"
  /** The chip can't hold it: too small, or of another kind. */
  | "unfit"
  /** It holds something that was not to be overwritten. */
  | "not_empty"
  /** It was taken away too early, or is locked, or broken. */
  | "lost"
  /** Stopped by the panel itself. */
  | "stopped";

/** A chip that leaves would be waited for, and the next one written in its place, in milliseconds. */
const PATIENCE_MS = 2500;

const readerClass = () => (globalThis as { NDEFReader?: new () => NdefReader }).NDEFReader;

export const hasWebNfc = () => readerClass() !== undefined;

export interface ChipEvents {
  onReading: (reading: ChipReading) => void;
  onUnreadable: () => void;
}

/** Tells of every chip that is held to the phone until the signal is aborted. */
export async function scan({ onReading, onUnreadable }: ChipEvents, signal: AbortSignal) {
  const reader = new (readerClass()!)();
  // What comes in the moment between the stop and the browser's own end is nobody's any more.
  reader.addEventListener("reading", (event) => {
    if (signal.aborted) return;
    const { serialNumber, message } = event as NdefReadingEvent;
    const serial = readSerial(serialNumber);
    if (serial === undefined) onUnreadable();
    else onReading({ serial, content: contentOf(message.records) });
  });
  reader.addEventListener("readingerror", () => {
    if (!signal.aborted) onUnreadable();
  });
  await reader.scan({ signal });
}

/** Writes the address to the chip that lies there now, and not to a later one. */
export function write(url: string, overwrite: boolean, signal: AbortSignal): Promise<void> {
  const records = [{ recordType: "url" as const, data: url }];
  return new (readerClass()!)().write({ records }, { overwrite, signal: shortly(signal) });
}

/** Makes the chip that lies there now read-only, for good. */
export function lock(signal: AbortSignal): Promise<void> {
  return new (readerClass()!)().makeReadOnly({ signal: shortly(signal) });
}

const shortly = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);

function contentOf(records: readonly NdefRecord[]): ChipContent {
  const filled = records.filter(({ recordType }) => recordType !== "empty");
  const [first] = filled;
  if (!first) return { kind: "empty" };
  if (filled.length > 1 || first.recordType !== "url" || !first.data) return { kind: "other" };
  return { kind: "address", url: new TextDecoder().decode(first.data) };
}

/**
 * @param isWriting a chip was to be written or locked, for which NFC was allowed already
 * @param isStopped the panel has stopped it, and not its time limit
 */
export function problemOf(error: unknown, isWriting: boolean, isStopped: boolean): NfcProblem {
  if (isStopped) return "stopped";
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
      return isWriting ? "not_empty" : "denied";
    case "NotReadableError":
      return "switched_off";
    case "NotSupportedError":
      return isWriting ? "unfit" : "missing";
    default:
      return "lost";
  }
}
