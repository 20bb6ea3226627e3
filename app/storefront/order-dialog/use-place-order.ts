import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Order } from "#shared/orders/order.ts";

import { loadLater } from "./later-parts.ts";
import { isCancelled, isLost, RETRY_LOST } from "./lost-answer.ts";
import type { OrderRequest } from "./order-request.ts";
import type { OrderStep } from "./order-steps.ts";
import { showProblems } from "./show-problems.ts";
import type { StoredOrder } from "./stored/stored-order.ts";
import type { PlacedOrder } from "./stored/stored-order.ts";
import type { OrderForm } from "./use-order-form.ts";
import { useOrderUpload } from "./use-order-upload.ts";

const TOAST_MS = 5000;

/**
 * Statuses whose message from the server is shown: it says what to change, or when to try again.
 */
const REPORTED: ReadonlySet<number> = new Set([400, 429, 503]);

/** What is reported of a colour that was sold meanwhile. */
const NONE_LEFT: ReadonlySet<string> = new Set(["color_sold_out", "color_too_few"]);

interface PlacingOptions {
  form: OrderForm;
  productId: string;
  reservedId: string | undefined;
  /** The idempotency key: every attempt with it is the same order. */
  key: string;
  /** An order from before, which may have been sent or placed. */
  begun: StoredOrder | null;
  /** Called when the server does not know the reserved id (any more). */
  onReservationLost: () => void;
  /** Awaited when the colour is sold out: which ones are left is shown then. */
  onSoldOut: () => Promise<unknown>;
  /** Awaited when it would cost something else than was seen: the new prices are shown then. */
  onOtherPrice: () => Promise<unknown>;
  /** Called when fields were rejected; their messages are set in the form. */
  onFieldsRefused: (step: OrderStep) => void;
  /** Called when the order was placed or rejected as a whole, which the last step shows. */
  onAnswer: () => void;
}

/** Places the order and holds the result. */
export function usePlaceOrder(options: PlacingOptions) {
  const { form, productId, reservedId, key, begun } = options;
  const [placed, setPlaced] = useState<PlacedOrder | null>(begun?.placed ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(begun?.wasSent ?? false);
  const outcome = useRef("");
  const attempts = useRef(0);
  const { upload, follow } = useOrderUpload();

  const { mutate, isPending } = useMutation({
    mutationFn: async (request: OrderRequest) => {
      attempts.current += 1;
      const { orderCalls } = await loadLater();
      return follow((upload) => orderCalls.place(request, key, upload));
    },
    ...RETRY_LOST,
    onSuccess: succeed,
    onError: fail,
  });

  function succeed(order: Order) {
    setPlaced({ orderNumber: order.orderNumber, order });
    setSent(false);
    outcome.current = toast.success(m.order_success_title(), {
      description: m.order_success_text(),
      duration: TOAST_MS,
    });
    options.onAnswer();
  }

  async function fail(error: Error) {
    if (isCancelled(error)) {
      // The answer to an earlier attempt may have been lost.
      if (attempts.current === 1) setSent(false);
      outcome.current = toast.info(m.order_cancelled_title(), {
        description: m.order_cancelled_text(),
        duration: TOAST_MS,
      });
      return options.onAnswer();
    }
    if (isLost(error)) return failWith(m.order_failure_text(), lostText());
    setSent(false);
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
    if (!REPORTED.has(error.status)) return failWith(m.order_failure_text());
    if (Object.values(error.fields).some(({ code }) => NONE_LEFT.has(code))) {
      await options.onSoldOut();
    }
    if (error.fields["expectedTotal"] ?? error.fields["discountCode"]) await options.onOtherPrice();
    const { visitorText } = await loadLater();
    const reported = visitorText(error.apiMessage);
    const problems = Object.entries(error.fields).map(
      ([path, problem]) => [path, visitorText(problem)] as const,
    );
    if (!showProblems(form, problems, options.onFieldsRefused)) return failWith(reported);
    tell(reported);
  }

  /** The toast disappears, the message in the summary stays. */
  function failWith(text: string, more?: string) {
    tell(text);
    setFailure(more ?? text);
    options.onAnswer();
  }

  function tell(text: string) {
    outcome.current = toast.error(m.order_failure_title(), {
      description: text,
      duration: TOAST_MS,
    });
  }

  /** @param seenTotal in dinars, as shown to the customer; undefined where a discount is not known */
  async function place(seenTotal: number | undefined) {
    toast.dismiss(outcome.current);
    setFailure(null);
    const values = form.getValues();
    const { orderRequest, unreadablePictures } = await loadLater();
    const unreadable = await unreadablePictures(values);
    const problems = unreadable.map((path) => [path, m.order_picture_unreadable()] as const);
    if (showProblems(form, problems, options.onFieldsRefused)) return;
    setSent(true);
    attempts.current = 0;
    mutate(orderRequest(values, { productId, reservedId, seenTotal }));
  }

  /** Takes over an order from another tab, or begins a new one. */
  function continueFrom(order: StoredOrder | null) {
    setPlaced(order?.placed ?? null);
    setSent(order?.wasSent ?? false);
    setFailure(null);
  }

  return { placed, failure, upload, isPending, isSent, place, continueFrom };
}

function lostText(): string {
  return navigator.onLine ? m.order_failure_lost() : m.order_failure_offline();
}
