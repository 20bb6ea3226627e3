import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { chipCalls } from "#shared/chips/chip-calls.ts";
import {
  NO_ADDRESS,
  READ_LENGTH,
  type ChipCard,
  type ChipCheck,
  type waitingQuerySchema,
} from "#shared/chips/chip.ts";

import { leaveWhenSignedOut } from "../../query-client.ts";
import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";
import type { Bind } from "./program-state.ts";
import type { ChipReading } from "./web-nfc.ts";

/** How long the desk waits for the server with a chip in the hand, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Which cards are programmed: those of one order in some sequence, else all that wait. */
export type Wanted = z.input<typeof waitingQuerySchema>;

export function waitingQuery(query: Wanted) {
  return queryOptions({
    queryKey: ["orders", "chips", "waiting", query],
    queryFn: async () => (await api(chipCalls.waiting, { query })).data,
    refetchOnMount: "always",
  });
}

/** One card, whether it waits or not; '' for none. */
export function chipCardQuery(id: string) {
  return queryOptions({
    queryKey: ["orders", "chips", "card", id],
    queryFn: async () => (await api(chipCalls.card, { params: { id } })).data.data,
    enabled: id !== "",
    refetchOnMount: "always",
  });
}

/** Fails when the answer takes too long; what was asked may have had its effect all the same. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("No answer in time")), PATIENCE_MS);
  try {
    return await Promise.race([answer, promise]);
  } catch (error) {
    leaveWhenSignedOut(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export async function bindChip(bind: Bind): Promise<ChipCard> {
  return (await soon(api(chipCalls.bind, { body: bind }))).data.data;
}

/** @param query one of both may be left out where it is not known */
export async function checkChip(query: { serial?: string; read?: string }): Promise<ChipCheck> {
  return (await soon(api(chipCalls.check, { query }))).data.data;
}

export const checkReading = ({ serial, content }: ChipReading) =>
  checkChip({
    serial,
    read: content.kind === "address" ? content.url.slice(0, READ_LENGTH) : NO_ADDRESS,
  });

/**
 * The server's words where it refused what it was sent. Null where nothing is decided: it did not
 * answer, is overloaded, or wants the person to sign in first.
 */
export function refusalIn(error: unknown): string | null {
  const isDecided =
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 429].includes(error.status);
  return isDecided ? staffText(error.apiMessage) || error.message : null;
}

export function useUnbind(onDone: (card: ChipCard) => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async (serial: string) =>
      (await api(chipCalls.unbind, { params: { serial } })).data.data,
    onSuccess(card) {
      toast.success(m.panel_chips_unbound());
      onDone(card);
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_chips_unbind_failed()),
    onSettled: () => void refreshOrders(cache),
  });
}
