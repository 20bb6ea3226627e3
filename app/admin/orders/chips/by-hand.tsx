import { m } from "#app/i18n/translations.ts";
import { QrDrawing } from "#app/profile/qr-sheet.tsx";
import { bytesLeft, CHIP_KINDS, hexBytes, ndefBytes } from "#shared/cards/ndef.ts";
import type { ChipCard } from "#shared/chips/chip.ts";
import { formatNumber } from "#shared/format-number.ts";

import { kindLabel } from "../chip-labels.ts";
import { programPath } from "../order-paths.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";
import { ByHandForm } from "./by-hand-form.tsx";
import { hasWebNfc } from "./web-nfc.ts";

interface ByHandProps {
  card: ChipCard;
  onBound: (card: ChipCard) => void;
}

/** A writer app that both kinds of phones have. */
const APP = "NFC Tools";

/** For devices whose browser can't write chips: all that another program needs, and the way back. */
export function ByHand({ card, onBound }: ByHandProps) {
  return (
    <div className="grid gap-6">
      {!hasWebNfc() && <OnPhone card={card} />}
      <Section title={m.panel_chips_with_app()}>
        <ol className="list-decimal space-y-1.5 py-3 ps-5 marker:text-ink-2">
          <li>{m.panel_chips_step_open({ app: APP })}</li>
          <li>{m.panel_chips_step_write({ type: "URL" })}</li>
          <li>{m.panel_chips_step_hold()}</li>
          <li>{m.panel_chips_step_check()}</li>
        </ol>
        <ChipFacts card={card} />
      </Section>
      <Section title={m.panel_chips_mark()}>
        <ByHandForm card={card} onBound={onBound} />
      </Section>
    </div>
  );
}

function OnPhone({ card }: { card: ChipCard }) {
  const url = location.origin + programPath(card._id);
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-panel bg-paper-lo p-5">
      <div className="w-36 shrink-0 overflow-hidden rounded-panel">
        <QrDrawing url={url} />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-label">{m.panel_chips_on_phone()}</p>
        <p className="mt-1 text-ink-2">{m.panel_chips_on_phone_text()}</p>
      </div>
    </div>
  );
}

function ChipFacts({ card: { url } }: { card: ChipCard }) {
  const bytes = ndefBytes(url);
  const hex = hexBytes(bytes);
  return (
    <FactRows>
      <CopyFact label={m.panel_chips_address()} text={url}>
        <bdi dir="ltr" className="break-all">
          {url}
        </bdi>
      </CopyFact>
      <CopyFact label={m.panel_chips_bytes({ count: bytes.length })} text={hex}>
        <code dir="ltr" className="block font-sans text-note tabular-nums">
          {hex}
        </code>
      </CopyFact>
      <div className="grid min-h-11 grid-cols-[minmax(6rem,2fr)_minmax(0,5fr)_auto] items-center gap-x-3">
        <dt className="text-note text-ink-2">{m.panel_chips_left()}</dt>
        <dd className="flex flex-wrap gap-x-4 py-2">
          {CHIP_KINDS.map((kind) => {
            const left = bytesLeft(kind, url);
            return (
              <span key={kind} className={left < 0 ? "text-bad" : undefined}>
                <bdi dir="ltr" className="text-ink-2">
                  {kindLabel(kind)}
                </bdi>{" "}
                <span className="tabular-nums">
                  {left < 0 ? m.panel_chips_does_not_fit() : formatNumber(left)}
                </span>
              </span>
            );
          })}
        </dd>
      </div>
    </FactRows>
  );
}
