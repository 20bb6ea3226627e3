import type { ChipCard, ChipCheck } from "#shared/chips/chip.ts";

import { NEW_DESK, type Bind, type Desk, type DeskEvent, type Effect } from "./program-state.ts";
import { step } from "./program-step.ts";
import { problemOf, type ChipEvents, type ChipReading } from "./web-nfc.ts";

/** What the desk does in the world. */
export interface DeskParts {
  nfc: {
    scan(events: ChipEvents, signal: AbortSignal): Promise<void>;
    write(url: string, overwrite: boolean, signal: AbortSignal): Promise<void>;
    lock(signal: AbortSignal): Promise<void>;
  };
  check(reading: ChipReading): Promise<ChipCheck>;
  bind(bind: Bind): Promise<ChipCard>;
  /** The server's words where it refused; null where it did not answer. */
  refusalIn(error: unknown): string | null;
  /** Keeps what was read back until the server has answered; null forgets it. */
  keep(bind: Bind | null): void;
  play(sound: "done" | "wrong" | "step"): void;
  /** Says why what was left from before was refused. */
  tell(reported: string): void;
}

/** Runs the desk: one scan at a time, and whatever its steps want done. */
export function runDesk(parts: DeskParts, onChange: (desk: Desk) => void) {
  let desk = NEW_DESK;
  let scanning = new AbortController();
  /** Ends whatever is done with the chip that lies there. */
  let working = new AbortController();

  function send(event: DeskEvent): void {
    const [next, ...effects] = step(desk, event);
    if (next !== desk) {
      desk = next;
      onChange(desk);
    }
    for (const effect of effects) act(effect);
  }

  function act(effect: Effect): void {
    switch (effect.do) {
      case "scan":
        return void scan();
      case "stop":
        scanning.abort();
        working.abort();
        return;
      case "check":
        return void check(effect.reading);
      case "write":
        return void work(
          (signal) => parts.nfc.write(effect.url, effect.overwrite, signal),
          "written",
        );
      case "lock":
        return void work((signal) => parts.nfc.lock(signal), "locked");
      case "bind":
        return void bind(effect.bind);
      case "tell":
        return parts.tell(effect.reported);
      case "sound":
        return parts.play(effect.sound);
    }
  }

  async function scan(): Promise<void> {
    scanning.abort();
    const { signal } = (scanning = new AbortController());
    const events: ChipEvents = {
      onReading: (reading) => send({ type: "reading", reading }),
      onUnreadable: () => send({ type: "unreadable" }),
    };
    try {
      await parts.nfc.scan(events, signal);
      if (!signal.aborted) send({ type: "started" });
    } catch (error) {
      const problem = problemOf(error, false, signal.aborted);
      if (problem !== "stopped") send({ type: "not_started", problem });
    }
  }

  async function work(
    todo: (signal: AbortSignal) => Promise<void>,
    done: "written" | "locked",
  ): Promise<void> {
    working.abort();
    const { signal } = (working = new AbortController());
    try {
      await todo(signal);
      send({ type: done });
    } catch (error) {
      const problem = problemOf(error, true, signal.aborted);
      if (problem !== "stopped") send({ type: `not_${done}`, problem });
    }
  }

  async function check(reading: ChipReading): Promise<void> {
    const { serial } = reading;
    try {
      send({ type: "checked", serial, check: await parts.check(reading) });
    } catch {
      send({ type: "not_checked", serial });
    }
  }

  async function bind(given: Bind): Promise<void> {
    // Before it is sent: the page may be closed before the answer comes.
    parts.keep(given);
    try {
      const card = await parts.bind(given);
      parts.keep(null);
      send({ type: "bound", card });
    } catch (error) {
      const reported = parts.refusalIn(error);
      if (reported !== null) parts.keep(null);
      send(reported === null ? { type: "no_answer" } : { type: "not_bound", reported });
    }
  }

  return {
    send,
    end: () => {
      scanning.abort();
      working.abort();
    },
  };
}
export type RunningDesk = ReturnType<typeof runDesk>;
