import { Accordion } from "@base-ui/react/accordion";
import { Check, ChevronDown, Trash2 } from "lucide-react";

import { backLayout } from "#app/card/back-print.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { knownAddon } from "#app/orders/known-addon.ts";
import { Button } from "#app/ui/button.tsx";
import type { Addon } from "#shared/addons/addon.ts";
import type { InputType } from "#shared/addons/input-types.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";

import { inPageLanguage } from "../../layout/in-language.ts";
import { useBackPrint } from "../card/use-live-card.ts";
import { useOrderDialog } from "../order-dialog-context.ts";
import { useNetPrice } from "../use-order-total.ts";
import { AddonInput, type AddonPanelProps } from "./addon-input.tsx";
import { AddonPicture } from "./addon-picture.tsx";
import { optionsOf } from "./addon-selection.ts";

/** One addon: what it is and costs and, when opened, its input. */
export function AddonPanel(props: AddonPanelProps) {
  const { addon, selection, onChange } = props;
  const { placed } = useOrderDialog();
  const netPrice = useNetPrice();
  const title = inPageLanguage(addon, "title");
  const known = knownAddon({ ...addon, title });
  return (
    <Accordion.Item value={addon._id} className="border-b border-line">
      <Accordion.Header render={<h4 />}>
        <Accordion.Trigger className="group flex min-h-16 w-full items-center gap-3.5 py-3.5 text-start">
          <AddonPicture known={known} inputType={addon.inputType} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 flex-1 basis-24 font-label leading-snug wrap-anywhere">
                {title}
              </span>
              <span className="shrink-0 tabular-nums">
                {m.order_addon_price({ price: netPrice(addon.price) })}
              </span>
            </span>
            <span className="mt-0.5 block text-note text-ink-2">{addonLabels(addon, known)}</span>
            {selection && (
              <span className="mt-0.5 flex items-center gap-1.5 text-note text-ok">
                <Check size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 truncate">
                  {m.order_addon_chosen({ value: selection.valueLabel })}
                </span>
              </span>
            )}
          </span>
          <ChevronDown
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="shrink-0 transition-transform group-data-panel-open:rotate-180"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      {/* Wider than its content, because it would clip focus rings. */}
      <Accordion.Panel className="-mx-1.5 h-(--accordion-panel-height) overflow-hidden transition-[height] duration-220 data-ending-style:h-0 data-starting-style:h-0">
        <div className="grid gap-2 px-1.5 pt-1 pb-5">
          <AddonInput {...props} />
          {known === "backText" && <CutText />}
          {selection && !placed && (
            <Button
              variant="quiet"
              size="s"
              className="-ms-3 justify-self-start px-3! text-bad!"
              onClick={() => onChange(null)}
            >
              <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
              {m.order_addon_remove()}
            </Button>
          )}
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** Says that a text is too long for the back, as the card shows it. */
function CutText() {
  const isCut = backLayout(useBackPrint()).text.isCut;
  return (
    <div role="status" className="empty:hidden">
      {isCut && <p className="text-note text-warn">{m.order_card_addon_cut()}</p>}
    </div>
  );
}

const KNOWN: Record<KnownAddon, () => string> = {
  backText: m.order_card_addon_back_text,
  backPicture: m.order_card_addon_back_picture,
  employeeNumber: m.order_card_addon_number,
  finish: m.order_card_addon_finish,
  holder: m.order_card_addon_holder,
  wrapping: m.order_card_addon_wrapping,
};

/** Of an addon of the owner's no more is known than what it asks for. */
const OTHER: Record<InputType, (addon: Addon) => string> = {
  text: () => m.order_card_addon_any_text(),
  number: () => m.order_card_addon_any_number(),
  radio: choices,
  select: choices,
  image: () => m.order_card_addon_any_picture(),
};

/** One line that explains an addon. */
function addonLabels(addon: Addon, known: KnownAddon | null): string {
  return known ? KNOWN[known]() : OTHER[addon.inputType](addon);
}

function choices(addon: Addon): string {
  const options = optionsOf(addon).map(({ label }) => label);
  const list = new Intl.ListFormat(getLocale(), { type: "disjunction" }).format(options);
  return m.order_card_addon_any_choice({ options: list });
}
