import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { get, useController, type FieldErrors } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem } from "#app/ui/menu.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Addon } from "#shared/addons/addon.ts";
import { offersChoice } from "#shared/addons/input-types.ts";
import type { AddonChoice } from "#shared/orders/addon-choice.ts";
import type { OrderAddon } from "#shared/orders/order.ts";

import { nameOf } from "../../names/names.ts";
import { addonsQuery } from "./correction-queries.ts";
import type { CorrectionForm } from "./text-fields.tsx";

interface AddonChoicesProps {
  form: CorrectionForm;
  name?: "addons" | `cards.${number}.addons`;
  /** As they were ordered, with the prices that the customer was told. */
  ordered: readonly OrderAddon[];
  /** They are only what a new order begins like: the prices of today count. */
  isNew?: boolean | undefined;
}

/** The chosen addons with their values; further ones cost what they cost today. */
export function AddonChoices({ form, name = "addons", ordered: all, isNew }: AddonChoicesProps) {
  const { field } = useController({ control: form.control, name });
  const { data: offered = [] } = useQuery(addonsQuery);
  const chosen = field.value ?? [];
  const others = offered.filter(({ _id }) => chosen.every(({ addon }) => addon !== _id));
  const errors = get(form.formState.errors, name) as FieldErrors<AddonChoice>[] | undefined;
  return (
    <div className="grid gap-3">
      {chosen.length === 0 && <p className="text-ink-2">{m.panel_addons_none()}</p>}
      {chosen.map(({ addon: id, addonValue }, index) => {
        const ordered = all.find(({ addon }) => addon._id === id);
        const today = offered.find(({ _id }) => _id === id);
        const problem = errors?.[index];
        return (
          <div key={id} className="flex items-start gap-2 border-b border-line pb-3">
            <div className="min-w-0 flex-1">
              <AddonValueField
                ordered={ordered}
                today={today}
                price={(isNew ? today : ordered)?.price ?? (ordered ?? today)?.price ?? 0}
                value={addonValue}
                error={problem?.addonValue?.message ?? problem?.addon?.message}
                onValue={(value) =>
                  field.onChange(chosen.with(index, { addon: id, addonValue: value }))
                }
              />
            </div>
            <IconButton
              label={m.panel_orders_addon_remove({
                addon: nameOf("addon", ordered?.addon.title ?? today?.title ?? ""),
              })}
              onClick={() => field.onChange(chosen.toSpliced(index, 1))}
            >
              <X size={17} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </div>
        );
      })}
      {others.length > 0 && (
        <ActionMenu
          align="start"
          trigger={
            <Button variant="line" className="justify-self-start">
              <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
              {m.panel_orders_addon_add()}
            </Button>
          }
        >
          {others.map(({ _id, title, price }) => (
            <MenuItem
              key={_id}
              onSelect={() => field.onChange([...chosen, { addon: _id, addonValue: "" }])}
            >
              {m.panel_orders_addon_price({
                addon: nameOf("addon", title),
                price: formatPrice(price),
              })}
            </MenuItem>
          ))}
        </ActionMenu>
      )}
    </div>
  );
}

interface AddonValueFieldProps {
  /** As it was ordered, with what the customer was told. */
  ordered: OrderAddon | undefined;
  today: Addon | undefined;
  /** In dinars. */
  price: number;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

function AddonValueField(props: AddonValueFieldProps) {
  const { ordered, today, price, value, error, onValue } = props;
  const title = nameOf("addon", ordered?.addon.title ?? today?.title ?? "");
  const inputType = ordered?.inputType ?? today?.inputType;
  const label = m.panel_orders_addon_price({ addon: title, price: formatPrice(price) });
  if (inputType === "image") {
    return (
      <>
        <p className="font-label">{label}</p>
        <p className="text-note text-ink-2">
          {ordered?.addonValue ? m.panel_orders_picture_stays() : m.panel_orders_picture_later()}
        </p>
      </>
    );
  }
  if (offersChoice({ inputType })) {
    const words = [...new Set([ordered?.addonValue ?? "", ...(today?.options ?? [])])];
    return (
      <SelectField
        label={label}
        error={error}
        options={words
          .filter(Boolean)
          .map((word) => ({ value: word, label: nameOf("option", word) }))}
        value={value}
        onValueChange={onValue}
        placeholder={m.panel_addon_no_value()}
      />
    );
  }
  return (
    <TextField
      label={label}
      error={error}
      dir="auto"
      inputMode={inputType === "number" ? "decimal" : undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
