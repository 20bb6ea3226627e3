import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { loadFile } from "#app/api/load-file.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { printFileName, printFilePath, proofCalls } from "#shared/proofs/proof-calls.ts";
import type { NewProof, PrintFile, Proof } from "#shared/proofs/proof.ts";

import { sayFailed } from "../../resource/failures.ts";
import { saveAs } from "../../resource/save-as.ts";
import { useSingleMutation } from "../../resource/use-single-mutation.ts";
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

export function useMakeProof(orderId: string) {
  return useProofChange(
    (body: NewProof) => api(proofCalls.make, { params: { id: orderId }, body }),
    { done: m.panel_proof_made, failed: m.panel_proof_make_failed },
  );
}

export function useSendProof(orderId: string) {
  return useProofChange(
    ({ _id }: Proof) => api(proofCalls.send, { params: { id: orderId, proof: _id }, body: {} }),
    { done: m.panel_proof_sent, failed: m.panel_proof_send_failed },
  );
}

/** Of whatever order. */
export function useSendProofAgain() {
  return useProofChange(
    ({ order: id, proof: { _id: proof } }: { order: string; proof: Pick<Proof, "_id"> }) =>
      api(proofCalls.send, { params: { id, proof }, body: {} }),
    { done: m.panel_proof_sent, failed: m.panel_proof_send_failed },
  );
}

export function useApproveProof(orderId: string, onDone: () => void) {
  return useProofChange(
    ({ proof, note }: { proof: Pick<Proof, "_id">; note: string }) =>
      api(proofCalls.approve, { params: { id: orderId, proof: proof._id }, body: { note } }),
    { done: m.panel_proof_phone_done, failed: m.panel_proof_phone_failed, onDone },
  );
}

export function useDownloadPrint(orderId: string) {
  return useSingleMutation({
    mutationFn: ({ proof, file }: { proof: Proof; file: PrintFile }) =>
      loadFile(printFilePath(orderId, proof._id, file)),
    onSuccess: (loaded, { proof, file }) =>
      saveAs(loaded, printFileName(orderId, proof.version, file)),
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_proof_download_failed()),
  });
}

interface Said {
  done: () => string;
  failed: () => string;
  onDone?: () => void;
}

function useProofChange<Given>(change: (given: Given) => Promise<unknown>, said: Said) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: change,
    onSuccess() {
      toast.success(said.done());
      said.onDone?.();
    },
    onError: (error) => sayFailed(error, m.panel_error(), said.failed()),
    // The card's state and the history follow.
    onSettled: () => void refreshOrders(cache),
  });
}
