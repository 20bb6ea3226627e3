import { Download } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { missingLetters, PRINT_FILES, type PrintFile, type Proof } from "#shared/proofs/proof.ts";

import { useMay } from "../../session/use-may.ts";
import { PhoneApproval } from "./phone-approval.tsx";
import { useDownloadPrint, useSendProof } from "./proof-queries.ts";

const FILES: Record<PrintFile, () => string> = {
  "card.pdf": m.panel_proof_download,
  "front.png": () => m.panel_proof_download_front({ format: "PNG" }),
  "back.png": () => m.panel_proof_download_back({ format: "PNG" }),
};

interface ProofActionsProps {
  orderId: string;
  /** The newest of its card; it is made. */
  proof: Proof;
}

/** What can be done with a proof: it is sent and approved, and then printed. */
export function ProofActions({ orderId, proof }: ProofActionsProps) {
  const send = useSendProof();
  const download = useDownloadPrint();
  const [isApproving, setApproving] = useState(false);
  const may = useMay();
  const { state } = proof;
  if (proof.isOutdated) return null;
  if (state === "approved") {
    return (
      <div className="flex flex-wrap gap-2">
        {PRINT_FILES.map((file) => (
          <Button
            key={file}
            variant={file === "card.pdf" ? "ink" : "line"}
            onClick={() => download.mutate({ order: orderId, proof, file })}
            disabled={download.isPending}
            pending={download.isPending && download.variables.file === file}
          >
            <Download size={16} strokeWidth={1.6} aria-hidden="true" />
            {FILES[file]()}
          </Button>
        ))}
      </div>
    );
  }
  if (missingLetters(proof.checks).length > 0 || !may("orders.write")) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {state !== "commented" && (
        <Button
          variant={state === "ready" || proof.isUnanswered ? "ink" : "line"}
          onClick={() => send.mutate({ order: orderId, proof })}
          pending={send.isPending}
        >
          {state === "ready" ? m.panel_proof_send() : m.panel_proof_send_again()}
        </Button>
      )}
      <Button variant="line" onClick={() => setApproving(true)}>
        {m.panel_proof_by_phone()}
      </Button>
      <PhoneApproval
        orderId={orderId}
        proof={proof}
        isOpen={isApproving}
        onClose={() => setApproving(false)}
      />
    </div>
  );
}
