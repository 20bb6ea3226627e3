import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { loadFile } from "#app/api/load-file.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { saveAs } from "#app/ui/save-as.ts";
import { toast } from "#app/ui/toast.ts";
import { printFileName, printFilePath, proofCalls } from "#shared/proofs/proof-calls.ts";
import type { PrintFile, PrintSettings, Proof } from "#shared/proofs/proof.ts";

import { sayFailed } from "../../resource/failures.ts";
import { refreshOrders } from "../order-cache.ts";

/** While one is made, in milliseconds; open panels are told too, unless their connection is lost. */
const POLL_MS = 3000;

export function proofsQuery(orderId: string) {
  return queryOptions({
    queryKey: ["orders", "proofs", orderId],
    queryFn: async () => (await api(proofCalls.list, { params: { id: orderId } })).data,
    refetchInterval: ({ state }) =>
      state.data?.data.some((proof) => proof.state === "making") ? POLL_MS : false,
  });
}

/** A proof of whatever order. */
interface OrderProof {
  order: string;
  proof: Pick<Proof, "_id" | "version">;
}

export function useMakeProof() {
  return useProofChange(
    async ({ order: id, cards, settings }: MadeProof) => {
      const used = settings ?? (await api(proofCalls.list, { params: { id } })).data.settings;
      for (const card of cards) {
        await api(proofCalls.make, { params: { id }, body: { card, ...used } });
      }
    },
    { done: m.panel_proof_made, failed: m.panel_proof_make_failed },
  );
}

interface MadeProof {
  order: string;
  cards: readonly string[];
  /** Else those of the shop's newest proof. */
  settings?: PrintSettings;
}

export function useSendProof() {
  return useProofChange(
    ({ order: id, proof: { _id: proof } }: OrderProof) =>
      api(proofCalls.send, { params: { id, proof }, body: {} }),
    { done: m.panel_proof_sent, failed: m.panel_proof_send_failed },
  );
}

export function useApproveProof(onDone: () => void) {
  return useProofChange(
    ({ order: id, proof: { _id: proof }, note }: OrderProof & { note: string }) =>
      api(proofCalls.approve, { params: { id, proof }, body: { note } }),
    { done: m.panel_proof_phone_done, failed: m.panel_proof_phone_failed, onDone },
  );
}

/** A file of an approved proof. */
export function useDownloadPrint() {
  return useSingleMutation({
    mutationFn: ({ order, proof, file }: OrderProof & { file: PrintFile }) =>
      loadFile(printFilePath(order, proof._id, file)),
    onSuccess: (loaded, { order, proof, file }) =>
      saveAs(loaded, printFileName(order, proof.version, file)),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_proof_download_failed()),
  });
}

interface Reported {
  done: () => string;
  failed: () => string;
  onDone?: () => void;
}

function useProofChange<Given>(change: (given: Given) => Promise<unknown>, reported: Reported) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    onSuccess() {
      toast.success(reported.done());
      reported.onDone?.();
    },
    onError: (error) => sayFailed(error, m.panel_error(), reported.failed()),
    // The card's state and the history follow.
    onSettled: () => void refreshOrders(cache),
  });
}
