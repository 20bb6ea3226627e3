import { z } from "zod";

import { bindChipSchema } from "#shared/chips/chip.ts";

import type { Bind } from "./program-state.ts";

/**
 * What was read back from a chip, on this device until the server has answered: the page may be
 * closed, or the connection lost, in between.
 */
const KEY = "panel.chips.unsent";

const keptSchema = z.preprocess(parsed, bindChipSchema);

export function keepBind(bind: Bind | null): void {
  try {
    if (bind) localStorage.setItem(KEY, JSON.stringify(bind));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function keptBind(): Bind | undefined {
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
