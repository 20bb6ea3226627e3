import { m } from "#app/i18n/translations.ts";
import { DeliveryFacts } from "#app/orders/part-facts.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { arrivalDay, isOver } from "#shared/delivery/arrival.ts";
import { announcedIn, type AnnouncedDay } from "#shared/delivery/holidays.ts";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { OrderPage } from "#shared/orders/order-page.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { FormProblem } from "../forms/form-problem.tsx";
import { SentNote } from "../forms/sent-note.tsx";
import { arrivalText } from "../order-dialog/arrival-text.ts";
import { AddressForm } from "./address-form.tsx";
import { AgainSection } from "./again-section.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { CardPageForm } from "./card-page-form.tsx";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { ManyProofsSection, type ManyProofs } from "./many-proofs.tsx";
import { OrderCard } from "./order-card.tsx";
import { dayOf } from "./order-dates.ts";
import { isOnPage, OrderedFacts, PaymentFacts } from "./order-facts.tsx";
import { ORDER_FORMS, type RefusedOrderForm } from "./order-forms.ts";
import { OrderHelp } from "./order-help.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { PageSection } from "./page-section.tsx";
import { ProofSection } from "./proof-section.tsx";
import { ReceiptForm } from "./receipt-form.tsx";
import { TrackingSection } from "./tracking-section.tsx";
import type { ShopAccount } from "./transfer-account.tsx";

interface OrderViewProps {
  page: OrderPage & {
    announcedDays: readonly AnnouncedDay[];
    /** Where there are too many proofs for one page. */
    many: ManyProofs | undefined;
  };
  token: string;
  refused: RefusedOrderForm | undefined;
  /** Undefined when loading them failed. */
  settings: (Pick<PublicSettings, "phone" | "email"> & ShopAccount) | undefined;
}

const STATES: Record<KnownOrderStatus, () => string> = {
  pending: m.order_page_state_pending,
  processing: m.order_page_state_processing,
  shipped: m.order_page_state_shipped,
  delivered: m.order_page_state_delivered,
  completed: m.order_page_state_delivered,
  cancelled: m.order_page_state_cancelled,
};

/** The day that was promised, while the card is on its way to it; none after that day. */
function arrivalLine({ order, announcedDays }: OrderViewProps["page"]): string | undefined {
  const { status, createdAt } = order;
  const announced = announcedIn(announcedDays);
  const isComing = status === "pending" || status === "processing" || status === "shipped";
  const day = arrivalText(order, announced);
  if (!isComing || !day || isOver(arrivalDay(createdAt, announced))) return undefined;
  return m.order_placed_delivery_paid({ day });
}

/** An order as it stands, and what its customer can do with it. */
export function OrderView({ page, token, refused, settings }: OrderViewProps) {
  const { order, steps, shipment, cancellation, many, canSendReceipt, canCorrectAddress } = page;
  const { proofs } = page;
  const form = { order, token, refused };
  const isAsked = proofs.some(({ state, isOutdated }) => state === "sent" && !isOutdated);
  // Whoever orders for a company has no card of it; its people and their cards are on the company's own page.
  const isOwn = !order.isOfCompany;
  const again = isOwn && <AgainSection order={order} token={token} />;
  const arrival = !canSendReceipt && arrivalLine(page);
  const state = canSendReceipt
    ? isFirstReceiptAsked(order)
      ? m.order_page_state_receipt
      : m.order_page_state_better_receipt
    : isAsked
      ? many
        ? m.proof_pages_state
        : m.proof_page_state
      : STATES[order.status];
  return (
    <div className="wrap pt-26 pb-22 lg:pt-38 lg:pb-28">
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
        <span>{m.order_page_title()}</span>
        <bdi dir="ltr" className="text-ink tabular-nums">
          {order.orderNumber}
        </bdi>
        <span>{m.order_page_placed({ date: dayOf(order.createdAt) })}</span>
      </p>
      <div className="mb-10 lg:mb-14">
        <h1 className="mt-3 text-section font-light tracking-section">{state()}</h1>
        {arrival && <p className="mt-4 text-lead font-light text-ink-2">{arrival}</p>}
      </div>
      <SentNote id={ORDER_FORMS.receipt} title={m.order_page_receipt_sent()} />
      <SentNote id={ORDER_FORMS.address} title={m.order_page_address_saved()} />
      <SentNote id={ORDER_FORMS.cancellation} title={m.order_page_cancel_done()} />
      <SentNote id={ORDER_FORMS.approval} title={m.proof_page_done()} />
      <SentNote id={ORDER_FORMS.comment} title={m.proof_page_comment_done()} />
      <SentNote id={ORDER_FORMS.approvals} title={m.proof_pages_done()} />
      {refused && isStale(refused, page) && (
        <FormProblem
          refused={refused}
          failure={{ title: m.order_page_failed(), text: refused.message }}
        />
      )}
      <OrderSteps steps={steps} />
      <div className="mt-14 grid items-start gap-x-10 gap-y-14 lg:mt-18 lg:grid-cols-[6fr_5fr] xl:gap-x-18">
        {/* On phones, what the customer is asked for comes before the card. */}
        <div
          className={classNames(
            "lg:sticky lg:top-24",
            (canSendReceipt || proofs.length > 0) && "max-lg:order-last",
          )}
        >
          <OrderCard order={order} />
        </div>
        <div className="grid min-w-0 gap-10">
          {canSendReceipt && <ReceiptForm {...form} account={settings} />}
          {many ? (
            <ManyProofsSection many={many} token={token} refused={refused} />
          ) : (
            proofs.map((proof) => (
              <ProofSection key={proof._id} proof={proof} token={token} refused={refused} />
            ))
          )}
          {shipment && <TrackingSection shipment={shipment} />}
          {order.status !== "cancelled" && isOwn && <CardPageForm {...form} />}
          <PaymentFacts order={order} money={page.money} />
          <InvoiceFacts invoices={page.invoices} token={token} />
          <OrderedFacts order={order} />
          {order.status !== "pending" && again}
          <PageSection title={m.order_page_delivery()}>
            <DeliveryFacts order={order} isShown={isOnPage} />
            {canCorrectAddress && <AddressForm {...form} />}
            {cancellation && <CancelForm {...form} terms={cancellation} />}
          </PageSection>
          {/* What can still be changed of this order comes before another one. */}
          {order.status === "pending" && again}
          {settings && (
            <OrderHelp
              title={m.order_page_help()}
              text={m.order_page_help_text()}
              chat={m.order_page_whatsapp_text({ number: order.orderNumber })}
              settings={settings}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Whether the answer was about a proof that is shown no more: its message has no form to stand in. */
function isStale(
  { form, values }: RefusedOrderForm,
  { many, ...page }: OrderViewProps["page"],
): boolean {
  if (form === "approvals") return !many || many.proofs.toApprove === 0;
  const proofs = many ? many.proofs.data.map(({ proof }) => proof) : page.proofs;
  const isAnswer = form === "approval" || form === "comment";
  return isAnswer && proofs.every(({ _id, state }) => _id !== values.proof || state === "approved");
}
