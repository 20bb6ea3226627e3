import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { OrderSummary, type SummarySection } from "#app/orders/order-summary.tsx";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";

import { ArrivalToday } from "../arrival-today.tsx";
import { CardInStep } from "../card/card-in-step.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { orderInProgress, inLanguageOf } from "../order-in-progress.ts";
import { useCities, useCountries } from "../order-queries.ts";
import type { OrderStep } from "../order-steps.ts";
import { PlacedNote } from "../placed-note.tsx";

const STEP_OF: Record<SummarySection, OrderStep> = {
  person: "personalDetails",
  card: "cardDesign",
  addons: "addons",
  delivery: "deliveryInfo",
  payment: "paymentMethod",
};

export function OrderSummaryStep() {
  const { placed, failure, locationIsTyped, edit } = useOrderDialog();
  const draft = useDraft();
  // If only the order's number is known, the form's values are not what was ordered.
  if (placed && !placed.order) return <PlacedNote />;
  if (placed?.order) {
    return (
      <div className="grid gap-8">
        <PlacedNote />
        <OrderSummary order={inLanguageOf(draft, placed.order)} />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {failure && (
        <p
          role="alert"
          className="flex gap-2 rounded-field bg-bad-wash/45 p-4 font-normal text-bad shadow-bad"
        >
          <CircleAlert
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="mt-0.75 shrink-0"
          />
          {failure}
        </p>
      )}
      <CardInStep />
      <div className="text-ink-2">
        <p>
          {locationIsTyped
            ? m.order_abroad_delivery()
            : m.order_summary_delivery_time(DELIVERY_DAYS)}
        </p>
        {!locationIsTyped && <ArrivalToday />}
      </div>
      <OrderSummary
        order={draft}
        actionOf={(section, title) => (
          <button
            type="button"
            aria-label={m.order_summary_edit_section({ section: title })}
            onClick={() => edit(STEP_OF[section])}
            className="-my-2 grid min-h-11 place-items-center rounded-badge px-1"
          >
            <span className="text-note rule-link">{m.order_summary_edit()}</span>
          </button>
        )}
      />
    </div>
  );
}

function useDraft() {
  const { product, discount } = useOrderDialog();
  const { control, getValues } = useFormContext<OrderFormValues>();
  // Subscribes to all changes; the values are read below.
  useWatch({ control });
  const values = getValues();
  const { deliveryInfo, cardDesign, depositReceipt, cards, addons, cardAddons } = values;
  const country = useCountries().data?.find(({ _id }) => _id === deliveryInfo.country);
  const city = useCities(deliveryInfo.country).data?.find(({ _id }) => _id === deliveryInfo.city);
  const urlOf = useObjectUrls([
    cardDesign.companyLogo,
    depositReceipt,
    ...cards.map(({ companyLogo }) => companyLogo),
    ...[addons, ...cardAddons.map((own) => own.addons)].flat().map(({ file }) => file),
  ]);
  return orderInProgress({ product, values, country, city, discount: discount.offered, urlOf });
}

/** Object URLs for these files; revoked on unmounting. */
function useObjectUrls(files: readonly (File | null)[]): (file: File | null) => string {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  // Every picked file is a separate object, so two lists are equal if their elements are identical.
  const [current, setCurrent] = useState(files);
  const changed =
    files.length !== current.length || files.some((file, index) => file !== current[index]);
  if (changed) setCurrent(files);

  useEffect(() => {
    const made = new Map<File, string>();
    for (const file of current) if (file) made.set(file, URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [current]);
  return (file) => (file && urls.get(file)) ?? "";
}
