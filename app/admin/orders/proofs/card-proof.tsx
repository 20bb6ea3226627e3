import { m } from "#app/i18n/translations.ts";
import { ProofSide } from "#app/orders/proof-side.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { missingLetters, type PrintSettings, type Proof } from "#shared/proofs/proof.ts";

import { shortMoment } from "../../resource/display-date.ts";
import { useMay } from "../../session/use-may.ts";
import { MakeProof } from "./make-proof.tsx";
import { settingsText } from "./print-fields.tsx";
import { ProofActions } from "./proof-actions.tsx";
import { ProofChecks } from "./proof-checks.tsx";
import { proofLabel } from "./proof-labels.ts";

interface CardProofProps {
  order: StaffOrder;
  card: string;
  /** Where an order has several cards. */
  title: string | undefined;
  /** Of this card, the newest first. */
  proofs: readonly Proof[];
  settings: PrintSettings;
  /** Nothing can be done with it any more. */
  isReadOnly: boolean;
}

/** The newest proof of a card with what is to be done next, and those before it. */
export function CardProof(props: CardProofProps) {
  const { order, card, title, proofs, settings, isReadOnly } = props;
  const may = useMay();
  const [newest, ...earlier] = proofs;
  const isMaking = newest?.state === "making";
  const isMade = newest && newest.state !== "failed" && !isMaking;
  return (
    <div className="grid gap-3 py-3">
      {title && <h3 className="font-label">{title}</h3>}
      {newest ? <State proof={newest} /> : <p className="text-ink-2">{m.panel_proof_none()}</p>}
      {isMade && <ProofSides proof={newest} isNarrow={title !== undefined} />}
      {newest?.state === "commented" && <Texts text={newest.comment} />}
      {newest?.approvedBy?.note && <Texts text={newest.approvedBy.note} />}
      {isMade && (newest.state === "ready" || newest.state === "sent") && !newest.isOutdated && (
        <ProofChecks checks={newest.checks} />
      )}
      {isMade && !isReadOnly && <ProofActions orderId={order._id} proof={newest} />}
      {!isReadOnly && !isMaking && may("orders.write") && (
        <MakeProof
          key={newest?._id}
          orderId={order._id}
          card={card}
          settings={settings}
          isFirst={!newest}
          isNext={
            !isMade ||
            newest.isOutdated ||
            newest.state === "commented" ||
            missingLetters(newest.checks).length > 0
          }
        />
      )}
      {earlier.length > 0 && <Earlier proofs={earlier} isNarrow={title !== undefined} />}
    </div>
  );
}

const TONES = { calm: "text-ink-2", good: "text-ok", warn: "text-warn", bad: "text-bad" };

function State({ proof }: { proof: Proof }) {
  const { text, tone } = proofLabel(proof);
  return (
    <div className="grid gap-0.5" role="status">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-label">{m.panel_proof_version({ version: proof.version })}</span>{" "}
        <span className={classNames("min-w-0 wrap-anywhere", TONES[tone])}>{text}</span>
      </p>
      {proof.isOutdated && <p className="text-warn">{m.panel_proof_outdated()}</p>}
      {proof.state === "approved" && <p className="text-note text-ink-2">{settingsText(proof)}</p>}
    </div>
  );
}

/** What somebody wrote. */
function Texts({ text }: { text: string }) {
  return (
    <blockquote
      dir="auto"
      className="rounded-panel bg-paper-lo px-3.5 py-2.5 wrap-anywhere whitespace-pre-line"
    >
      {text}
    </blockquote>
  );
}

function Earlier({ proofs, isNarrow }: { proofs: readonly Proof[]; isNarrow: boolean }) {
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-badge text-note text-ink-2 focus-ring max-md:min-h-11">
        {m.panel_proof_earlier()}
      </summary>
      <ul className="divide-y divide-line">
        {proofs.map((proof) => (
          <li key={proof._id} className="grid gap-2 py-3">
            <State proof={proof} />
            <p className="text-note text-ink-2">
              <time dateTime={proof.createdAt}>{shortMoment(proof.createdAt)}</time>
            </p>
            {proof.comment !== "" && <Texts text={proof.comment} />}
            {proof.face !== "" && <ProofSides proof={proof} isNarrow={isNarrow} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Both sides of a proof; beside each other where there are many. */
function ProofSides({ proof: { face, back }, isNarrow }: { proof: Proof; isNarrow: boolean }) {
  return (
    <div className={classNames("grid max-w-110 gap-3", isNarrow && "grid-cols-2")}>
      <ProofSide src={face} alt={m.panel_proof_face()} />
      <ProofSide src={back} alt={m.panel_proof_back()} />
    </div>
  );
}
