import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

import { CheckForm } from "./check-form.tsx";
import { checkText } from "./check-texts.ts";
import { CheckedCards } from "./checked-cards.tsx";
import { wakeSound } from "./chip-sounds.ts";
import { DeskMark } from "./desk-mark.tsx";
import { SoundChoice } from "./sound-choice.tsx";
import { useCheckDesk } from "./use-check-desk.ts";
import { hasWebNfc } from "./web-nfc.ts";

/** Whose a card is, and whether it is right: by a tap, or by what is typed. */
export function CheckCard() {
  const { phase, start, lookUp, forget } = useCheckDesk();
  const isNfc = hasWebNfc();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 @[56rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @[56rem]:gap-10">
      <div className="grid min-w-0 gap-5 empty:hidden">
        {(isNfc || phase.at !== "off") && <DeskMark {...checkText(phase)} />}
        {isNfc && phase.at === "off" && (
          <Button
            className="h-14! px-6! text-base!"
            wide
            onClick={() => {
              wakeSound();
              start();
            }}
          >
            {phase.problem ? m.panel_chips_start_again() : m.panel_chips_start()}
          </Button>
        )}
        {phase.at === "known" && <CheckedCards known={phase} onUnbound={forget} />}
      </div>
      <div className="grid min-w-0 gap-5">
        <CheckForm isAsking={phase.at === "asking"} onLookUp={lookUp} />
        {isNfc && <SoundChoice />}
      </div>
    </div>
  );
}
