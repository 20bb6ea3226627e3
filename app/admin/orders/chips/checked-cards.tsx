import { useState } from "react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { ChipCard } from "#shared/chips/chip.ts";

import { useMay } from "../../session/use-may.ts";
import { CARD_STATE_LABELS } from "../card-state-labels.ts";
import { serialLabel } from "../chip-labels.ts";
import { fieldLabel } from "../order-fields.tsx";
import { orderPagePath, programPath } from "../order-paths.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";
import { useUnbind } from "./chip-queries.ts";
import type { CheckPhase } from "./use-check-desk.ts";

interface CheckedCardsProps {
  known: Extract<CheckPhase, { at: "known" }>;
  onUnbound: () => void;
}

/** The cards to which a chip and the address on it belong: usually one and the same. */
export function CheckedCards({ known: { looked, check }, onUnbound }: CheckedCardsProps) {
  const { byChip, byAddress } = check;
  const { serial, reading } = looked;
  const others = byAddress && byAddress._id !== byChip?._id ? [byAddress] : [];
  return (
    <div className="grid gap-6">
      {reading && (
        <FactRows>
          <CopyFact label={m.panel_chips_serial()} text={serial.toUpperCase()}>
            {serialLabel(serial)}
          </CopyFact>
          {reading.content.kind === "address" && (
            <CopyFact label={m.panel_chips_address()} text={reading.content.url}>
              <bdi dir="ltr" className="break-all">
                {reading.content.url}
              </bdi>
            </CopyFact>
          )}
        </FactRows>
      )}
      {byChip && <Checked card={byChip} title={m.panel_chips_by_chip()} onUnbound={onUnbound} />}
      {others.map((card) => (
        <Checked
          key={card._id}
          card={card}
          title={m.panel_chips_by_address()}
          onUnbound={onUnbound}
        />
      ))}
    </div>
  );
}

interface CheckedProps {
  card: ChipCard;
  title: string;
  onUnbound: () => void;
}

function Checked({ card, title, onUnbound }: CheckedProps) {
  const [isAsking, setAsking] = useState(false);
  const unbind = useUnbind(() => {
    setAsking(false);
    onUnbound();
  });
  const { chip } = card;
  const canProgram = useMay()("orders.write");
  return (
    <Section title={title}>
      <FactRows>
        <CopyFact label={fieldLabel("nameOnCard")} text={card.nameOnCard} />
        <CopyFact label={fieldLabel("organization")} text={card.organization} />
        <CopyFact label={m.panel_chips_order()} text={card.orderNumber}>
          <bdi dir="ltr">{card.orderNumber}</bdi>
        </CopyFact>
        <CopyFact label={m.panel_column_status()} text={CARD_STATE_LABELS[card.state]()} />
        <CopyFact label={m.panel_chips_chip()} text={chip?.serial.toUpperCase() ?? ""}>
          {serialLabel(chip?.serial ?? "")}
          {chip?.isLocked && ` · ${m.panel_chips_is_locked()}`}
        </CopyFact>
      </FactRows>
      <div className="flex flex-wrap gap-2 pt-3">
        <Link
          to={orderPagePath(card.orderId)}
          className={buttonClass({ variant: "line" }, "panel")}
        >
          {m.panel_chips_open_order({ order: card.orderNumber })}
        </Link>
        {canProgram && !card.refused && !chip && (
          <Link to={programPath(card._id)} className={buttonClass({ variant: "line" }, "panel")}>
            {m.panel_chips_program()}
          </Link>
        )}
        {canProgram && chip && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {m.panel_chips_unbind()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.panel_chips_unbind_title()}
        description={m.panel_chips_unbind_text({ serial: serialLabel(chip?.serial ?? "") })}
        confirmLabel={m.panel_chips_unbind()}
        pending={unbind.isPending}
        onConfirm={() => chip && unbind.mutate(chip.serial)}
      />
    </Section>
  );
}
