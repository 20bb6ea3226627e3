import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";

import type { Product } from "#shared/catalog/product.ts";
import { isOtherCountry } from "#shared/delivery/location.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";

import type { OrderDialogState } from "./order-dialog-context.ts";
import { designOf, emptyOrder } from "./order-form-values.ts";
import {
  useAddons,
  useBankDetails,
  useCities,
  useCountries,
  useReservation,
} from "./order-queries.ts";
import { useOrderForm, type OrderForm } from "./use-order-form.ts";
import { useOrderWizard } from "./use-order-wizard.ts";
import { usePlaceOrder } from "./use-place-order.ts";

export interface OrderOptions {
  product: Product;
  initialColor: string;
  open: boolean;
}

/** The state of one order from the first field to its number, and of the next one after it. */
export function useOrder({ product, initialColor, open }: OrderOptions) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const [turn, setTurn] = useState(0);

  const countries = useCountries(opened);
  const reservation = useReservation(turn, opened);
  // Loaded in advance, so that later steps need not wait.
  useAddons(opened);
  useBankDetails(opened);

  function locationIsTyped(country: string): boolean {
    if (country === OTHER_COUNTRY_ID) return true;
    return countries.data?.some((c) => c._id === country && isOtherCountry(c)) ?? false;
  }
  const form = useOrderForm({ product, color: initialColor, locationIsTyped });
  const country = useCityFee(form);
  const wizard = useOrderWizard(form);
  const placing = usePlaceOrder({
    form,
    productId: product._id,
    reservedId: reservation.data?._id,
    onReservationLost: () => void reservation.refetch(),
    onFieldsRefused: (step) => wizard.show(step, "problem"),
    onAnswer: () => wizard.show("orderSummary"),
  });
  const { placed } = placing;
  useColorOfPage(form, { product, color: initialColor, isLocked: placed !== null });

  async function submit() {
    if (placing.isPending) return;
    if (wizard.step !== "orderSummary") return placed ? wizard.showNext() : wizard.next();
    if (placed || (await wizard.allRight())) placing.place();
  }

  function startNew() {
    // If only the order's number is known, the form's values have not been ordered yet.
    if (placed?.order) form.reset(emptyOrder(product, initialColor));
    placing.reset();
    setTurn(turn + 1);
    wizard.show("personalDetails");
  }

  const state: OrderDialogState = {
    product,
    step: wizard.step,
    placed,
    failure: placing.failure,
    reservation: {
      orderNumber: reservation.data?.orderNumber,
      failed: reservation.isError,
      isRetrying: reservation.isFetching,
      retry: () => void reservation.refetch(),
    },
    locationIsTyped: locationIsTyped(country),
    goTo: (step) => wizard.show(step),
    startNew,
  };
  return { form, state, wizard, submit, isPlacing: placing.isPending };
}

/** Sets the form's fee to that of the chosen city. Returns the chosen country's id. */
function useCityFee(form: OrderForm): string {
  const { control } = form;
  const [country, city] = useWatch({
    control,
    name: ["deliveryInfo.country", "deliveryInfo.city"],
  });
  const { data: cities } = useCities(country);
  const fee = city === "" ? 0 : cities?.find(({ _id }) => _id === city)?.deliveryFee;
  useEffect(() => {
    if (fee !== undefined) form.setValue("deliveryInfo.cityFee", fee);
  }, [form, fee]);
  return country;
}

/** Sets the form's colour whenever another one is chosen on the page. */
function useColorOfPage(
  form: OrderForm,
  { product, color, isLocked }: { product: Product; color: string; isLocked: boolean },
) {
  const [followed, setFollowed] = useState(color);
  useEffect(() => {
    if (color === followed) return;
    setFollowed(color);
    if (isLocked) return;
    const design = designOf(product, color);
    form.setValue("cardDesign.color", design.color);
    form.setValue("cardDesign.colorName", design.colorName);
  }, [form, product, color, followed, isLocked]);
}
