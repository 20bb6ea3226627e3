import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { printSettingsSchema, type PrintSettings } from "#shared/proofs/proof.ts";

import { PrintFields } from "./print-fields.tsx";
import { useMakeProof } from "./proof-queries.ts";

interface MakeProofProps {
  orderId: string;
  card: string;
  /** With what the newest proof of the shop was made. */
  settings: PrintSettings;
  isFirst: boolean;
  /** Whether this is what is to be done next. */
  isNext: boolean;
}

/** Makes the next version of a card's proof. */
export function MakeProof({ orderId, card, settings, isFirst, isNext }: MakeProofProps) {
  const [bleed, setBleed] = useState(String(settings.bleedMm));
  const [colors, setColors] = useState(settings.colors);
  const make = useMakeProof();
  const given = printSettingsSchema.safeParse({
    bleedMm: bleed.trim() === "" ? undefined : Number(bleed),
    colors,
  });
  const problem = given.error && problemsOf(given.error)["bleedMm"];
  return (
    <form
      noValidate
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.data && !make.isPending)
          make.mutate({ order: orderId, cards: [card], settings: given.data });
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          type="submit"
          variant={isNext ? "ink" : "line"}
          disabled={!given.data}
          pending={make.isPending}
        >
          {isFirst ? m.panel_proof_make() : m.panel_proof_make_again()}
        </Button>
      </div>
      <PrintFields
        bleed={bleed}
        colors={colors}
        error={problem && staffText(problem)}
        onBleed={setBleed}
        onColors={setColors}
      />
    </form>
  );
}
