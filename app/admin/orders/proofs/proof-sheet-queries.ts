import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { loadFile } from "#app/api/load-file.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { saveAs } from "#app/ui/save-as.ts";
import { toast } from "#app/ui/toast.ts";
import { formatNumber } from "#shared/format-number.ts";
import { orderProofCalls, proofDocumentPath } from "#shared/proofs/order-proof-calls.ts";
import type { CardProofState } from "#shared/proofs/order-proofs.ts";
import { proofCalls } from "#shared/proofs/proof-calls.ts";
import type { PrintSettings } from "#shared/proofs/proof.ts";

import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

/** While some are made, in milliseconds. */
const POLL_MS = 3000;

export interface ShownProofs {
  state: CardProofState | "problems" | undefined;
  search: string;
  page: number;
}

export function orderProofsQuery(order: string, { state, search, page }: ShownProofs) {
  return queryOptions({
    queryKey: ["orders", "proof-cards", order, { state, search, page }],
    queryFn: async () => {
      const query = {
        page: String(page),
        ...(state && { state }),
        ...(search !== "" && { search }),
      };
      return (await api(orderProofCalls.cards, { params: { id: order }, query })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && data.counts.making > 0 ? POLL_MS : false),
  });
}

/** All versions of one card's proof. */
export function cardProofsQuery(order: string, card: string) {
  return queryOptions({
    queryKey: ["orders", "proofs", order, card],
    queryFn: async () =>
      (await api(proofCalls.list, { params: { id: order }, query: { card } })).data,
    refetchInterval: ({ state }) =>
      state.data?.data.some((proof) => proof.state === "making") ? POLL_MS : false,
  });
}

export function useMakeAll() {
  return useProofsChange(
    async ({ order, settings }: { order: string; settings: PrintSettings }) => {
      const answer = await api(proofCalls.make, { params: { id: order }, body: settings });
      return "proofs" in answer.data ? answer.data.proofs : 1;
    },
    (count) => m.panel_proof_sheet_made({ count: formatNumber(count) }),
    m.panel_proof_make_failed,
  );
}

export function useSendAll() {
  return useProofsChange(
    async (order: string) =>
      (await api(orderProofCalls.send, { params: { id: order }, body: {} })).data.proofs,
    (count) => m.panel_proof_sheet_sent({ count: formatNumber(count) }),
    m.panel_proof_send_failed,
  );
}

export function useApproveAll(onDone: () => void) {
  return useProofsChange(
    async ({ order, ...body }: { order: string; digest: string; note: string }) =>
      (await api(orderProofCalls.approve, { params: { id: order }, body })).data.proofs,
    (count) => m.panel_proof_sheet_approved({ count: formatNumber(count) }),
    m.panel_proof_phone_failed,
    onDone,
  );
}

function useProofsChange<Given>(
  change: (given: Given) => Promise<number>,
  done: (count: number) => string,
  failed: () => string,
  onDone?: () => void,
) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    onSuccess(count) {
      toast.success(done(count));
      onDone?.();
    },
    onError(error) {
      // What is shown is not what would be approved any more: the dialog closes, and the newest are shown.
      if (error instanceof ApiError && error.status === 412) onDone?.();
      sayFailed(error, m.panel_error(), failed());
    },
    onSettled: () => void refreshOrders(cache),
  });
}

export function useProofDocument() {
  return useSingleMutation({
    mutationFn: ({ order }: { order: string; number: string }) =>
      loadFile(`${proofDocumentPath(order)}?language=${getLocale()}`),
    onSuccess: (loaded, { number }) => saveAs(loaded, `${number}-proofs.pdf`),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_proof_sheet_document_failed()),
  });
}
