import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/browser-api.ts";
import { m } from "#app/i18n/translations.ts";
import { visitorText } from "#app/sentences/visitor-text.ts";
import { toast } from "#app/ui/toast.ts";
import { placeOrder } from "#shared/orders/order-calls.ts";
import type { Order } from "#shared/orders/order.ts";

import type { PlacedOrder } from "./order-dialog-context.ts";
import { orderRequest } from "./order-request.ts";
import { firstStepOf, stepOfField, type OrderStep } from "./order-steps.ts";
import type { OrderForm } from "./use-order-form.ts";

const TOAST_MS = 5000;

/**
 * Statuses whose message from the server is shown: it says what to change, or when to try again.
 */
const SAID: ReadonlySet<number> = new Set([400, 429, 503]);

interface PlacingOptions {
  form: OrderForm;
  productId: string;
  reservedId: string | undefined;
  /** Called when the server does not know the reserved id (any more). */
  onReservationLost: () => void;
  /** Called when fields were rejected; their messages are set in the form. */
  onFieldsRefused: (step: OrderStep) => void;
  /** Called when the order was placed or rejected as a whole, which the last step shows. */
  onAnswer: () => void;
}

/** Places the order and holds the result. */
export function usePlaceOrder(options: PlacingOptions) {
  const { form, productId, reservedId } = options;
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // An attempt without a reserved number may have reached the server although its response was
  // lost. The server recognises a repetition only if it has the same content and again no number.
  const sentWithoutId = useRef(false);
  const outcome = useRef("");

  const { mutate, isPending } = useMutation({
    mutationFn: async (request: ReturnType<typeof orderRequest>) =>
      (await api(placeOrder, request)).data.data,
    onSuccess: succeed,
    onError: fail,
  });

  function succeed(order: Order) {
    setPlaced({ orderNumber: order.orderNumber, order });
    outcome.current = toast.success(m.order_success_title(), {
      description: m.order_success_text(),
      duration: TOAST_MS,
    });
    options.onAnswer();
  }

  function fail(error: Error) {
    if (!(error instanceof ApiError)) return failWith(m.order_failure_text());
    const number = error.body["orderNumber"];
    if (error.status === 422 && typeof number === "string") {
      setPlaced({ orderNumber: number, order: null });
      return options.onAnswer();
    }
    if (error.fields["_id"] !== undefined) {
      options.onReservationLost();
      return failWith(m.order_failure_text());
    }
    if (!SAID.has(error.status)) return failWith(m.order_failure_text());
    const said = visitorText(error.sentence);
    const step = firstStepOf(Object.keys(error.fields));
    if (!step) return failWith(said);
    for (const [path, problem] of Object.entries(error.fields)) {
      const place = stepOfField(path);
      const message = visitorText(problem);
      if (place) form.setError(place.field, { type: "server", message });
    }
    tell(said);
    options.onFieldsRefused(step);
  }

  /** The toast disappears, the same message in the summary stays. */
  function failWith(text: string) {
    tell(text);
    setFailure(text);
    options.onAnswer();
  }

  function tell(text: string) {
    outcome.current = toast.error(m.order_failure_title(), {
      description: text,
      duration: TOAST_MS,
    });
  }

  function place() {
    toast.dismiss(outcome.current);
    setFailure(null);
    const id = sentWithoutId.current ? undefined : reservedId;
    mutate(orderRequest(form.getValues(), { productId, reservedId: id }), {
      onError(error) {
        const isUnknown = !(error instanceof ApiError) || error.status >= 500;
        if (!id && isUnknown) sentWithoutId.current = true;
      },
    });
  }

  function reset() {
    sentWithoutId.current = false;
    setPlaced(null);
    setFailure(null);
  }

  return { placed, failure, isPending, place, reset };
}
