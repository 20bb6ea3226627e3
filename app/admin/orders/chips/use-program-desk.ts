import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";

import { toast } from "#app/ui/toast.ts";
import { type ChipCard, bindChipSchema } from "#shared/chips/chip.ts";

import { refreshOrders } from "../order-cache.ts";
import { bindChip, checkReading, refusalIn } from "./chip-queries.ts";
import { isSilent, playSound } from "./chip-sounds.ts";
import { NEW_DESK, type DeskEvent, type Bind } from "./program-state.ts";
import { runDesk, type RunningDesk } from "./run-desk.ts";
import { useVisibility } from "./use-visibility.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { lock, scan, write } from "./web-nfc.ts";

/** The desk at which these cards are programmed, as it stands, and what tells it what happens. */
export function useProgramDesk(cards: readonly ChipCard[]) {
  const cache = useQueryClient();
  const [desk, setDesk] = useState(NEW_DESK);
  const running = useRef<RunningDesk>(null);
  const send = useCallback((event: DeskEvent) => running.current?.send(event), []);

  useEffect(() => {
    const mine = runDesk(
      {
        nfc: { scan, write, lock },
        check: checkReading,
        async bind(bind) {
          const card = await bindChip(bind);
          // Its order shows it, wherever it is shown.
          void refreshOrders(cache);
          return card;
        },
        refusalIn,
        keep: keepBind,
        play: (sound) => isSilent() || playSound(sound),
        tell: (reported) => toast.error(reported),
      },
      setDesk,
    );
    running.current = mine;
    return () => mine.end();
  }, [cache]);

  useEffect(() => send({ type: "cards", cards }), [cards, send]);

  // What was read back before the page was closed, or while the connection was lost.
  useEffect(() => {
    const sendAgain = () => {
      const bind = keptBind();
      if (bind) send({ type: "send_again", bind });
    };
    sendAgain();
    const ending = new AbortController();
    addEventListener("online", sendAgain, { signal: ending.signal });
    return () => ending.abort();
  }, [send]);

  useVisibility((isVisible) => send({ type: isVisible ? "shown" : "hidden" }));
  useWakeLock(desk.phase.at !== "off" && desk.phase.at !== "finished");
  return { desk, send };
}

/**
 * What was read back from a chip, on this device until the server has answered: the page may be
 * closed, or the connection lost, in between.
 */
const KEY = "panel.chips.unsent";

const keptSchema = z.preprocess(parsed, bindChipSchema);

function keepBind(bind: Bind | null): void {
  try {
    if (bind) localStorage.setItem(KEY, JSON.stringify(bind));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it lives as long as the page.
  }
}

function keptBind(): Bind | undefined {
  try {
    return keptSchema.safeParse(localStorage.getItem(KEY)).data;
  } catch {
    return undefined;
  }
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
