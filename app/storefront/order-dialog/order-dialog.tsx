import { IsRestoringProvider, QueryClientProvider, QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from "react";
import { FormProvider } from "react-hook-form";

import { CACHE_MS, QUERY_RULES } from "#app/api/query-rules.ts";
import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { DialogShell, DialogTitle, type DialogShellProps } from "#app/ui/dialog.tsx";
import type { Product } from "#shared/catalog/product.ts";
import { againTokenIn } from "#shared/orders/again-path.ts";

import { CardPane } from "./card/card-pane.tsx";
import { CardStrip } from "./card/card-strip.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { DialogHead } from "./dialog-head.tsx";
import { loadLater, loadLaterWhenIdle } from "./later-parts.ts";
import { closeOrder } from "./order-address.ts";
import type { AgainValues } from "./order-again.ts";
import { OrderDialogProvider } from "./order-dialog-context.ts";
import { OrderNotes } from "./order-notes.tsx";
import { ORDER_STEPS, type OrderStep } from "./order-steps.ts";
import { StepPane } from "./step-pane.tsx";
import { newKey } from "./stored/new-key.ts";
import { removeStoredOrder, readStoredOrder } from "./stored/order-store.ts";
import type { StoredOrder } from "./stored/stored-order.ts";
import { useOrder } from "./use-order.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

export interface OrderDialogProps {
  product: Product;
  /** The colour value that the product page shows; preselected in step 2. */
  initialColor: string;
  /** The element that gets the focus when the dialog closes. */
  opener: () => HTMLElement | null;
  /** An order from before, as `takeUpOrder` found it. */
  stored: StoredOrder | null;
  /** The element that it is put into. */
  container?: HTMLElement;
  /** It is drawn before anybody opens it: unseen, and without asking the server for anything. */
  isAhead?: boolean;
  /** What is around it on the screen. */
  shell?: ComponentType<DialogShellProps>;
}

/** What an order begins with by the link of an earlier one in the address, which is taken out of it. */
async function readAgain(product: Product): Promise<AgainValues | null> {
  const token = againTokenIn(location);
  if (token === "") return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  const { valuesAgain } = await loadLater();
  return valuesAgain(token, product).catch(() => null);
}

const newlyBegun = (again: AgainValues): StoredOrder => ({
  ...again,
  step: ORDER_STEPS.at(-1)!,
  reservation: null,
  key: newKey(),
  wasSent: false,
  placed: null,
  savedAt: Date.now(),
  savedBy: "",
});

/** Reads an order from before from the device, and the step to open: at most the one asked for. */
export async function takeUpOrder(
  product: Product,
  asked: OrderStep | null,
): Promise<{ stored: StoredOrder | null; step: OrderStep }> {
  const [found, again] = await Promise.all([readStoredOrder(product), readAgain(product)]);
  // A confirmation survives a reload. Whoever begins to order later wants another order.
  const isPast = found?.placed && (asked === null || again);
  if (isPast) await removeStoredOrder();
  const begun = isPast ? null : found;
  // What was typed before is not thrown away; the other is offered in its place.
  const stored = begun ? { ...begun, instead: again } : again && newlyBegun(again);
  if (!stored) return { stored: null, step: ORDER_STEPS[0]! };
  if (stored.placed || stored.wasSent) return { stored, step: ORDER_STEPS.at(-1)! };
  const step = asked ?? stored.step;
  const { firstWrongStep } = await loadLater();
  return { stored, step: firstWrongStep(stored.values, step) ?? step };
}

/**
 * The order in six steps. Keep it mounted while it is closed: it holds the typed values, so that
 * they are there when it is opened again.
 */
export function OrderDialog(props: OrderDialogProps) {
  const [queries] = useState(orderQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <IsRestoringProvider value={props.isAhead ?? false}>
        <OrderPopup {...props} />
      </IsRestoringProvider>
    </QueryClientProvider>
  );
}

function OrderPopup({ shell: Shell = DialogShell, ...props }: OrderDialogProps) {
  const { form, state, wizard, submit, isPlacing, isOpen: open } = useOrder(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was drawn ahead stays until it is opened. From then on it is like every dialog.
  const isKept = useRef(props.isAhead);
  useEffect(() => {
    if (open) isKept.current = false;
  }, [open]);
  const isOnScreen = open || !isKept.current;
  useVisibleHeight(open);
  useEffect(() => {
    loadLaterWhenIdle().catch(() => undefined);
  }, []);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <FormProvider {...form}>
      <OrderDialogProvider value={state}>
        <Shell
          open={open}
          onOpenChange={closeOrder}
          size="panes"
          className="order-sheet"
          closeOnOutsideClick={false}
          container={props.container}
          keepMounted={isKept.current}
          initialFocus={heading}
          finalFocus={props.opener}
        >
          <DialogTitle className="sr-only">{m.order_dialog_title()}</DialogTitle>
          <form
            noValidate
            onSubmit={send}
            className={classNames(isOnScreen && "order-dialog", "flex min-h-0 flex-1 flex-col")}
          >
            <DialogHead onClose={closeOrder} />
            <CardStrip />
            <OrderNotes />
            <div className="order-body grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-2">
              <StepPane focus={wizard.focus} heading={heading} />
              <CardPane />
            </div>
            <DialogFoot onPrevious={wizard.previous} isPlacing={isPlacing} />
          </form>
        </Shell>
      </OrderDialogProvider>
    </FormProvider>
  );
}

/** The cache of one dialog: loaded data does not change while somebody fills in the form. */
function orderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...QUERY_RULES.queries, staleTime: CACHE_MS, refetchOnWindowFocus: false },
      mutations: QUERY_RULES.mutations,
    },
  });
}
