import { Check, TriangleAlert } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

import { checkText } from "./proof-labels.ts";

/** What staff should know of a proof before they send it. */
export function ProofChecks({ checks }: { checks: readonly ProofCheck[] }) {
  if (checks.length === 0) {
    return (
      <p className="flex gap-2 text-note text-ink-2">
        <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        {m.panel_proof_checks_none()}
      </p>
    );
  }
  return (
    <ul aria-label={m.panel_proof_checks()} className="grid gap-2">
      {checks.map((check, index) => (
        <li
          key={index}
          className="flex gap-2 rounded-panel bg-warn-wash px-3.5 py-2.5 text-note text-warn"
        >
          <TriangleAlert
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="mt-0.5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">{checkText(check)}</span>
        </li>
      ))}
    </ul>
  );
}
