import { useQuery } from "@tanstack/react-query";
import { Check, MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import type { Order } from "#shared/orders/order.ts";

import { longMoment } from "../../resource/display-date.ts";
import { StepButtons } from "../../resource/step-buttons.tsx";
import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";
import { useMay } from "../../session/use-may.ts";
import { ContactActions } from "../contact/contact-actions.tsx";
import { orderPagePath } from "../order-paths.ts";
import { orderRecordQuery } from "../order-record-queries.ts";
import { AskBetterDialog } from "./ask-better-dialog.tsx";
import { useDecidePayment } from "./decide-payment.ts";
import { ReceiptFacts, SameReceiptWarning } from "./receipt-facts.tsx";
import { ReceiptViewer } from "./receipt-viewer.tsx";

interface ReceiptCheckProps {
  order: Order;
  /** Whether the reason for asking for a better one is being written. */
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  /** The receipt was decided on: the next one is wanted. */
  onDecided: (id: string) => void;
  /** To the one before it, and the one behind; undefined where there is none. */
  onBefore: (() => void) | undefined;
  onBehind: (() => void) | undefined;
}

/** One receipt large, beside what it must show; A accepts it, B asks for a better one. */
export function ReceiptCheck(props: ReceiptCheckProps) {
  const { order, isAsking, onAsking, onDecided, onBefore, onBehind } = props;
  const record = useQuery(orderRecordQuery(order._id));
  const decide = useDecidePayment(({ order: { _id } }) => onDecided(_id));
  const canDecide = useMay()("money.write");
  const { isPending } = decide;
  const accept = () => !isPending && decide.mutate({ order, paymentState: "accepted" });

  useShortcutKeys((key, { target }) => {
    // With them the enlarged picture is moved.
    if (key.startsWith("Arrow") && target.closest("[role=group]")) return;
    if (key === "a" && canDecide) accept();
    if (key === "b" && canDecide) onAsking(true);
    if (key === "j" || key === "ArrowRight") onBehind?.();
    if (key === "k" || key === "ArrowLeft") onBefore?.();
  });

  return (
    <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(0,1fr)_24rem]">
      <ReceiptViewer
        src={order.despositeTransactionImg}
        hasKeys
        className="min-h-0 p-4 max-md:h-[56dvh] md:p-7"
      />
      <div className="flex min-h-0 flex-col gap-4 border-line p-4 max-md:border-t md:overflow-y-auto md:border-s md:p-7 pb-0!">
        <div>
          <Link
            to={orderPagePath(order._id)}
            className="block decoration-line-2 underline-offset-4 hover:decoration-current max-md:relative max-md:-my-2.5 max-md:py-2.5"
          >
            <span className="line-clamp-2 text-lead leading-snug wrap-anywhere underline">
              <bdi>{order.customerFullName}</bdi>
            </span>
          </Link>
          <p className="text-ink-2">{longMoment(order.createdAt)}</p>
        </div>
        <ReceiptFacts order={order} />
        <SameReceiptWarning orders={record.data?.sameReceipt} />
        <div className="flex gap-2">
          <ContactActions order={order} />
          <StepButtons
            className="ms-auto flex gap-2 md:hidden"
            before={{ label: m.panel_orders_receipt_previous(), onStep: onBefore }}
            behind={{ label: m.panel_orders_receipt_next(), onStep: onBehind }}
          />
        </div>
        {canDecide && (
          <div
            data-foot
            className="sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t border-line bg-paper-hi px-4 py-3 max-md:grid-cols-2 md:-mx-7 md:px-7"
          >
            <Button aria-keyshortcuts="a" pending={isPending} onClick={accept}>
              <Check size={17} strokeWidth={1.75} aria-hidden="true" />
              {m.panel_orders_accept()}
              <Key>A</Key>
            </Button>
            <Button
              variant="line"
              aria-keyshortcuts="b"
              disabled={isPending}
              onClick={() => onAsking(true)}
              className="max-md:px-2!"
            >
              <MessageCircleQuestionMark
                size={17}
                strokeWidth={1.6}
                aria-hidden="true"
                className="max-md:hidden"
              />
              {m.panel_orders_ask_better()}
              <Key>B</Key>
            </Button>
          </div>
        )}
      </div>
      <AskBetterDialog
        order={order}
        isOpen={isAsking}
        onClose={() => onAsking(false)}
        onAsk={(reason) => decide.mutate({ order, paymentState: "better_receipt_asked", reason })}
        isAsking={isPending}
      />
    </div>
  );
}

/** The key that does the same. */
function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded-badge border border-current/40 px-1.25 font-sans text-note max-md:hidden"
    >
      {children}
    </kbd>
  );
}
