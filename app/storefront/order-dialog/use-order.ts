import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { Product } from "#shared/catalog/product.ts";
import { isOtherCountry } from "#shared/delivery/other-country.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";
import type { Reservation } from "#shared/orders/order.ts";

import { useCardView } from "./card/use-card-view.ts";
import { draftSums } from "./draft-total.ts";
import { closeOrder } from "./order-address.ts";
import type { AgainValues } from "./order-again.ts";
import type { OrderDialogState } from "./order-dialog-context.ts";
import {
  emptyOrder,
  isBegun,
  withCodeOfLink,
  withoutPictures,
  type OrderFormValues,
} from "./order-form-values.ts";
import {
  reservationKey,
  useAddons,
  useBankDetails,
  useCountries,
  useProductNow,
  useReservation,
  useTakesTransfers,
} from "./order-queries.ts";
import { newKey } from "./stored/new-key.ts";
import type { StoredOrder } from "./stored/stored-order.ts";
import type { PlacedOrder } from "./stored/stored-order.ts";
import { useStoreOrder } from "./stored/use-store-order.ts";
import { useCityFee, useColorOfPage, useCurrentCatalogue } from "./use-current-catalogue.ts";
import { DISCOUNT_KEY, useDiscount } from "./use-discount.ts";
import { useOfferedPayment } from "./use-offered-payment.ts";
import { useOrderAddress } from "./use-order-address.ts";
import { useOrderForm } from "./use-order-form.ts";
import { useOrderWizard } from "./use-order-wizard.ts";
import { usePickedPictures } from "./use-picked-pictures.ts";
import { usePlaceOrder } from "./use-place-order.ts";

export interface OrderOptions {
  product: Product;
  initialColor: string;
  /** An order from before, read from the device. */
  stored: StoredOrder | null;
}

/** The queries of what the total consists of, besides the product. */
const PRICES = ["addons", "cities", DISCOUNT_KEY];

/** The state of one order from the first field to its number, and of the next one after it. */
export function useOrder({ product: onPage, initialColor, stored }: OrderOptions) {
  const { product, refresh } = useProductNow(onPage);
  const discountRefusal = useRef("");
  const queries = useQueryClient();
  const address = useOrderAddress();
  // `turn` distinguishes consecutive orders.
  const [{ turn, key }, setIdentity] = useState({ turn: 0, key: stored?.key ?? newKey() });
  /** What was read from the device, until the visitor goes on or starts over. */
  const [restored, setRestored] = useState(stored);

  const countries = useCountries();
  const reservation = useReservation(turn, stored?.reservation ?? undefined);
  // Loaded in advance, so that later steps need not wait.
  useAddons();
  useBankDetails();

  function locationIsTyped(country: string): boolean {
    if (country === OTHER_COUNTRY_ID) return true;
    return countries.data?.some((c) => c._id === country && isOtherCountry(c)) ?? false;
  }
  const values = withCodeOfLink(stored?.values ?? emptyOrder(product, initialColor));
  const takesTransfers = useTakesTransfers();
  const form = useOrderForm({ values, locationIsTyped, takesTransfers, product, discountRefusal });
  const picturesAreReady = usePickedPictures(form);
  const [fillings, setFillings] = useState(0);
  const country = useCityFee(form, { fillings });
  const placing = usePlaceOrder({
    form,
    productId: product._id,
    reservedId: reservation.data?._id,
    key,
    begun: stored,
    onSoldOut: refresh,
    onOtherPrice: () =>
      Promise.all([
        refresh(),
        ...PRICES.map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ]),
    onReservationLost: () => void reservation.refetch(),
    onFieldsRefused: (step) => wizard.showProblem(step),
    onAnswer: () => wizard.show("orderSummary"),
  });
  const { placed, isSent } = placing;
  const wizard = useOrderWizard(form, address, placed !== null);
  const discount = useDiscount(form, {
    product,
    isEmailTyped: wizard.step !== "personalDetails",
    isPlaced: placed !== null,
  });
  discountRefusal.current = discount.refusal ?? "";
  useColorOfPage(form, { product, color: initialColor, isLocked: placed !== null });
  const missing = useCurrentCatalogue(form, { fillings, isLocked: placed !== null });
  useOfferedPayment(form, {
    fillings,
    isAbroad: locationIsTyped(country) && !placed,
    takesTransfers: takesTransfers || placed !== null,
  });

  const cardView = useCardView(`${wizard.step} ${placed !== null}`);

  const isRefused = useStoreOrder({
    form,
    product,
    isStored: stored !== null,
    change: [turn, wizard.step, reservation.data?._id, isSent, placed?.orderNumber].join(),
    toKeep() {
      const typed = form.getValues();
      if (!placed && !isBegun(typed)) return null;
      return {
        // The pictures are the shop's now.
        values: placed ? withoutPictures(typed) : typed,
        step: wizard.step,
        reservation: reservation.data ?? null,
        key,
        wasSent: isSent,
        placed,
      };
    },
    onContinuedElsewhere(other) {
      if (placing.isPending) return;
      queries.setQueryData(reservationKey(turn), other.reservation ?? undefined);
      setIdentity({ turn, key: other.key });
      fill(other.values);
      placing.continueFrom(other);
      if (other.placed) wizard.show("orderSummary");
      setRestored(other.placed ? null : other);
    },
  });

  const isSubmitting = useRef(false);

  /** What is pressed while the form is checked and its pictures are read must not send it twice. */
  async function submit() {
    if (isSubmitting.current || placing.isPending) return;
    isSubmitting.current = true;
    await goOn().finally(() => (isSubmitting.current = false));
  }

  async function goOn() {
    if (wizard.step !== "orderSummary") {
      setRestored(null);
      return placed ? wizard.showNext() : wizard.next();
    }
    if (placed || !(await wizard.allRight())) return;
    await picturesAreReady();
    const { total } = draftSums(product, form.getValues(), discount.offered);
    await placing.place(discount.isUnknown ? undefined : total);
  }

  function fill(values: OrderFormValues) {
    form.reset(values);
    setFillings((before) => before + 1);
  }

  /** Makes it an order of its own, under a number of its own. */
  function renew() {
    placing.continueFrom(null);
    setIdentity({ turn: turn + 1, key: newKey() });
    setRestored(null);
  }

  function startNew() {
    // If only the order's number is known, the form's values have not been ordered yet.
    if (placed?.order) fill(emptyOrder(product, initialColor));
    renew();
    wizard.show("personalDetails");
  }

  function startOver() {
    fill(emptyOrder(product, initialColor));
    // A number that was never used stays reserved for this visitor.
    if (isSent) renew();
    setRestored(null);
    wizard.show("personalDetails");
  }

  /** Begins the order that was asked for when another was found on the device. */
  function startInstead(instead: AgainValues) {
    fill(instead.values);
    if (isSent) renew();
    setRestored(restored && { ...restored, ...instead, instead: null, wasSent: false });
    wizard.show("personalDetails");
  }

  function done() {
    if (!placed?.order) return closeOrder();
    fill(emptyOrder(product, initialColor));
    renew();
    closeOrder();
  }

  const state: OrderDialogState = {
    product,
    step: wizard.step,
    isEdit: wizard.isEdit,
    placed,
    discount,
    failure: placing.failure,
    upload: placing.upload,
    restored: placed ? null : restored,
    missing,
    isRefused,
    reservation: {
      orderNumber: reservation.data?.orderNumber,
      failed: reservation.isError,
      isRetrying: reservation.isFetching,
      retry: () => void reservation.refetch(),
    },
    pageToken: pageTokenOf(placed, reservation.data),
    locationIsTyped: locationIsTyped(country),
    takesTransfers,
    ...cardView,
    goTo: wizard.show,
    edit: wizard.edit,
    startNew,
    startOver,
    startInstead,
    done,
  };
  const isOpen = address.step !== null;
  return { form, state, wizard, submit, isOpen, isPlacing: placing.isPending };
}

/** The order may have been placed under another number than that which is reserved now. */
function pageTokenOf(placed: PlacedOrder | null, reservation: Reservation | undefined): string {
  const isSame =
    placed?.orderNumber !== undefined && placed.orderNumber === reservation?.orderNumber;
  return isSame ? reservation.pageToken : "";
}
