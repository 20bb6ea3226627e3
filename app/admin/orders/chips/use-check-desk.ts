import { useEffect, useRef, useState } from "react";

import type { ChipCheck } from "#shared/chips/chip.ts";

import { checkChip, checkReading } from "./chip-queries.ts";
import { isSilent, playSound } from "./chip-sounds.ts";
import { useVisibility } from "./use-visibility.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { problemOf, scan, type ChipReading, type NfcProblem } from "./web-nfc.ts";

/** What was looked at: by the phone, or typed. */
export interface Looked {
  /** '' where it is not known. */
  serial: string;
  /** Undefined where it was typed. */
  reading?: ChipReading;
}

export type CheckPhase =
  | { at: "off"; problem: NfcProblem | null }
  | { at: "holding" }
  | { at: "unreadable" }
  | { at: "asking" }
  | { at: "failed" }
  | { at: "known"; looked: Looked; check: ChipCheck };

/** Looks at chip after chip, and never writes. */
export function useCheckDesk() {
  const [phase, setPhase] = useState<CheckPhase>({ at: "off", problem: null });
  const [isScanning, setScanning] = useState(false);
  const scanning = useRef(new AbortController());
  /** Only the last one that was asked counts. */
  const asked = useRef(0);

  async function look(looked: Looked, asking: () => Promise<ChipCheck>) {
    const mine = (asked.current += 1);
    setPhase({ at: "asking" });
    try {
      const check = await asking();
      if (mine !== asked.current) return;
      setPhase({ at: "known", looked, check });
      if (!isSilent()) playSound(check.verdict === "right" ? "done" : "wrong");
    } catch {
      if (mine === asked.current) setPhase({ at: "failed" });
    }
  }

  async function start() {
    scanning.current.abort();
    const { signal } = (scanning.current = new AbortController());
    const events = {
      onReading: (reading: ChipReading) =>
        void look({ serial: reading.serial, reading }, () => checkReading(reading)),
      onUnreadable: () => setPhase({ at: "unreadable" }),
    };
    try {
      await scan(events, signal);
      if (signal.aborted) return;
      setScanning(true);
      setPhase((now) => (now.at === "off" ? { at: "holding" } : now));
    } catch (error) {
      const problem = problemOf(error, false, signal.aborted);
      if (problem === "stopped") return;
      setScanning(false);
      setPhase({ at: "off", problem });
    }
  }

  useVisibility((isVisible) => {
    if (!isScanning) return;
    if (isVisible) void start();
    else scanning.current.abort();
  });
  useWakeLock(isScanning);
  useEffect(() => () => scanning.current.abort(), []);

  return {
    phase,
    start: () => void start(),
    /** Looks for what was typed: a serial number, or an address or its code. */
    lookUp: (query: { serial?: string; read?: string }) =>
      void look({ serial: query.serial ?? "" }, () => checkChip(query)),
    /** The same again, after something of it was changed. */
    forget: () => setPhase(isScanning ? { at: "holding" } : { at: "off", problem: null }),
  };
}
