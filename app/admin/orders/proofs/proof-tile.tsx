import { TriangleAlert } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { CardOfOrderProofs } from "#shared/proofs/order-proofs.ts";

import { stateLabel } from "./sheet-labels.ts";

interface ProofTileProps {
  found: CardOfOrderProofs;
  onOpen: () => void;
}

/** A card of the contact sheet: its front, whose it is, and how far it is. */
export function ProofTile({ found, onOpen }: ProofTileProps) {
  const { number, name, jobTitle, state, isBlocked, proof } = found;
  const { text, tone } = stateLabel(state);
  const isOpenState = state === "ready" || state === "sent";
  const warns = isBlocked || (isOpenState && proof !== null && proof.checks.length > 0);
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={onOpen}
        className="block w-full rounded-panel text-start focus-ring"
      >
        <span className="block overflow-hidden rounded-[3.7%/5.9%] border border-line-2 bg-paper-lo">
          {proof && proof.face !== "" ? (
            <img
              src={proof.face}
              alt=""
              loading="lazy"
              width={1011}
              height={638}
              className="block h-auto w-full"
            />
          ) : (
            <span aria-hidden="true" className="block aspect-[1011/638]" />
          )}
        </span>
        <span className="mt-1.5 flex min-w-0 gap-2">
          <span className="shrink-0 text-ink-2 tabular-nums">{formatNumber(number)}</span>
          <span className="min-w-0">
            <bdi className="block truncate">{name || m.panel_proof_sheet_unnamed()}</bdi>
            <bdi className="block truncate text-note text-ink-2">{jobTitle}</bdi>
            <span className={classNames("flex items-center gap-1 text-note", tone)}>
              {warns && (
                <TriangleAlert
                  size={14}
                  strokeWidth={1.75}
                  role="img"
                  aria-label={
                    isBlocked ? m.panel_proof_sheet_blocked() : m.panel_proof_sheet_look()
                  }
                  className="shrink-0 text-warn"
                />
              )}
              {text}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
