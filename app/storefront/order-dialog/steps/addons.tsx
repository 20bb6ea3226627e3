import { Accordion } from "@base-ui/react/accordion";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { isOnBack, knownAddon } from "#app/orders/known-addon.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Addon } from "#shared/addons/addon.ts";

import { inPageLanguage } from "../../layout/in-language.ts";
import { AddonPanel } from "../addons/addon-panel.tsx";
import { isOffered } from "../addons/addon-selection.ts";
import { AddonsOfCard } from "../addons/addons-of-card.tsx";
import { Fields } from "../fields.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { AddonSelection, OrderFormValues } from "../order-form-values.ts";
import { useAddons } from "../order-queries.ts";

export function AddonsStep() {
  const addons = useAddons();
  if (addons.isPending) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner />
        {m.order_addons_loading()}
      </p>
    );
  }
  if (addons.isError) {
    return (
      <LoadFailure onRetry={() => void addons.refetch()} isRetrying={addons.isFetching}>
        {m.order_addons_failed()}
      </LoadFailure>
    );
  }
  const offered = addons.data.filter(isOffered);
  if (offered.length === 0) return <p className="text-ink-2">{m.order_addons_none()}</p>;
  return (
    <Fields>
      <p className="text-ink-2">{m.order_addons_intro()}</p>
      <AddonsOfCard>
        {(person) => <AddonPanels key={person} addons={offered} person={person} />}
      </AddonsOfCard>
    </Fields>
  );
}

/** @param person for whose card they are chosen; 0 for the first, and each that has none of its own */
function AddonPanels({ addons, person }: { addons: readonly Addon[]; person: number }) {
  const { clearErrors, formState, getValues } = useFormContext<OrderFormValues>();
  const name = person === 0 ? "addons" : (`cardAddons.${person - 1}.addons` as const);
  const { field } = useController<OrderFormValues, typeof name>({ name });
  const chosen = field.value;
  const { errors } = formState;
  const problems = person === 0 ? errors.addons : errors.cardAddons?.[person - 1]?.addons;

  function problemOf(id: string): string | undefined {
    const problem = problems?.[chosen.findIndex(({ addon }) => addon === id)];
    return problem?.addonValue?.message ?? problem?.addon?.message;
  }
  const { showCard, showCardOf } = useOrderDialog();
  /** Turns the card over for what is printed on its back, and to the front again for the rest. */
  function turnTo(id: string | undefined) {
    const addon = addons.find(({ _id }) => _id === id);
    if (!addon) return;
    const kind = knownAddon({ ...addon, title: inPageLanguage(addon, "title") });
    showCard(isOnBack(kind) ? "back" : "face");
  }
  const [open, setOpen] = useState<string[]>(() =>
    addons.map(({ _id }) => _id).filter((id) => problemOf(id) !== undefined),
  );

  function change(id: string, selection: AddonSelection | null) {
    clearErrors(name);
    turnTo(id);
    // Read at this moment: two changes may happen before the next rendering.
    const now = getValues(name);
    const index = now.findIndex(({ addon }) => addon === id);
    if (selection === null) field.onChange(now.filter(({ addon }) => addon !== id));
    else if (index === -1) field.onChange([...now, selection]);
    else field.onChange(now.with(index, selection));
  }

  return (
    <Accordion.Root
      multiple
      value={open}
      onValueChange={(next: string[]) => {
        turnTo(next.find((id) => !open.includes(id)));
        setOpen(next);
      }}
      onFocus={() => showCardOf(person)}
      className="border-t border-ink"
    >
      {addons.map((addon) => (
        <AddonPanel
          key={addon._id}
          addon={addon}
          selection={chosen.find((selection) => selection.addon === addon._id) ?? null}
          error={problemOf(addon._id)}
          onChange={(selection) => change(addon._id, selection)}
        />
      ))}
    </Accordion.Root>
  );
}
