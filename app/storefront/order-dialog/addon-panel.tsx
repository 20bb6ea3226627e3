import { Accordion } from "@base-ui/react/accordion";
import { Check, Plus, Trash2 } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { Addon } from "#shared/addons/addon.ts";

import { inPageLanguage } from "../layout/in-language.ts";
import { AddonInput } from "./addon-input.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { AddonSelection } from "./order-form-values.ts";

export interface AddonPanelProps {
  addon: Addon;
  selection: AddonSelection | null;
  error: string | undefined;
  /** Called with the new choice; null when the addon is no longer chosen. */
  onChange: (selection: AddonSelection | null) => void;
}

/** One addon: its title and price and, when opened, its input. */
export function AddonPanel(props: AddonPanelProps) {
  const { addon, selection, onChange } = props;
  const { placed } = useOrderDialog();
  return (
    <Accordion.Item value={addon._id} className="border-b border-line">
      <Accordion.Header render={<h4 />}>
        <Accordion.Trigger className="group flex min-h-16 w-full items-center gap-4 py-3 text-start">
          <span className="min-w-0 flex-1">
            <span className="block font-label leading-snug">{inPageLanguage(addon, "title")}</span>
            {selection && (
              <span className="mt-0.5 flex items-center gap-1.5 text-note text-ok">
                <Check size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 truncate">
                  {m.order_addon_chosen({ value: selection.valueLabel })}
                </span>
              </span>
            )}
          </span>
          <span className="shrink-0 tabular-nums">
            {m.order_addon_price({ price: formatPrice(addon.price) })}
          </span>
          <Plus
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="shrink-0 transition-transform group-data-panel-open:rotate-45"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      {/* Wider than its content, because it would clip focus rings. */}
      <Accordion.Panel className="-mx-1.5 h-(--accordion-panel-height) overflow-hidden transition-[height] duration-220 data-ending-style:h-0 data-starting-style:h-0">
        <div className="grid gap-2 px-1.5 pt-1 pb-5">
          <AddonInput {...props} />
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
