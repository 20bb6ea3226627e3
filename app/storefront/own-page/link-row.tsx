import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { linkHint } from "#app/orders/lazy-hints.tsx";
import { PLACE_NAMES } from "#app/profile/place-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { placeOf, safeLink } from "#shared/profiles/profile-link.ts";
import { cleanCode } from "#shared/text-entry.ts";

import { LTR } from "../forms/ltr.ts";
import { textField, type PartProps } from "./page-field.ts";
import { useIsReady } from "./use-is-ready.ts";

interface LinkRowProps {
  part: PartProps;
  index: number;
  count: number;
  /** In what the buttons are called. */
  name: string;
  /** By which it is dragged. */
  handle: ReactNode;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Higher than the rule, which counts without the tracking parts. */
const LONGEST_PASTED = 8_000;

const ICON = { size: 18, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The fields of one link, with what moves and removes it. */
export function LinkRow({ part, index, count, name, handle, onMove, onRemove }: LinkRowProps) {
  const isReady = useIsReady();
  return (
    <>
      <div className="grid min-w-0 flex-1 gap-4 md:grid-cols-[3fr_2fr]">
        <TextField
          {...textField(part, `links.${index}.url`)}
          {...LTR}
          maxLength={LONGEST_PASTED}
          hint={isReady && linkHint({ typed: part.own.values.links[index]?.url ?? "" })}
          label={m.own_page_link_nth({ number: index + 1 })}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          {...textField(part, `links.${index}.label`)}
          dir="auto"
          label={m.own_page_link_label()}
          aside={m.storefront_form_optional()}
          placeholder={placeName(part.own.values.links[index]?.url)}
          autoComplete="off"
        />
      </div>
      {isReady && (
        <div className="mt-9 flex max-md:flex-col">
          {count > 1 && (
            <>
              {handle}
              <IconButton
                label={m.own_page_link_up({ link: name })}
                disabled={index === 0}
                onClick={() => onMove(index - 1)}
              >
                <ArrowUp {...ICON} />
              </IconButton>
              <IconButton
                label={m.own_page_link_down({ link: name })}
                disabled={index === count - 1}
                onClick={() => onMove(index + 1)}
              >
                <ArrowDown {...ICON} />
              </IconButton>
            </>
          )}
          <IconButton label={m.own_page_link_remove({ link: name })} onClick={onRemove}>
            <X {...ICON} />
          </IconButton>
        </div>
      )}
    </>
  );
}

/** What stands on the page if nothing else is typed. */
function placeName(typed = ""): string {
  const url = safeLink(cleanCode(typed));
  const place = url && placeOf(url);
  return place ? PLACE_NAMES[place] : "";
}
