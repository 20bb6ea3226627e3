import { m } from "#app/i18n/translations.ts";
import { paidFirst } from "#app/orders/paid-first.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatPrice } from "#app/ui/price.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { isFirstReceiptAsked } from "#shared/orders/first-receipt.ts";
import type { Order } from "#shared/orders/order.ts";

import type { RefusedOrderForm } from "./order-forms.ts";
import { PageForm } from "./page-form.tsx";
import { PageSection } from "./page-section.tsx";
import { TransferAccount, type ShopAccount } from "./transfer-account.tsx";

interface ReceiptFormProps {
  order: Order;
  token: string;
  refused: RefusedOrderForm | undefined;
  account: ShopAccount | undefined;
}

/** Takes a new picture of the receipt while staff ask for one; where none was sent, says where to transfer to. */
export function ReceiptForm({ order, token, refused, account }: ReceiptFormProps) {
  const { orderNumber: number, receiptReason } = order;
  const isFirst = isFirstReceiptAsked(order);
  const amount = formatPrice(paidFirst(order));
  return (
    <PageSection
      title={isFirst ? m.order_page_receipt_first_title() : m.order_page_receipt_title()}
    >
      {isFirst ? (
        <TransferAccount account={account} amount={amount} number={number} />
      ) : (
        <>
          <p>{m.order_page_receipt_text()}</p>
          <blockquote
            dir="auto"
            className="my-4 rounded-field bg-warn-wash px-5 py-4 whitespace-pre-line wrap-anywhere"
          >
            {receiptReason}
          </blockquote>
        </>
      )}
      <p className="mb-6 text-ink-2">{m.order_page_receipt_shows({ total: amount, number })}</p>
      <PageForm name="receipt" token={token} refused={refused} encType="multipart/form-data">
        <TextField
          id="receipt"
          name="receipt"
          type="file"
          accept="image/*"
          required
          label={m.order_page_receipt_field()}
          hint={m.ui_picture_rule()}
          error={refused?.form === "receipt" ? refused.errors.receipt : undefined}
          className="py-3 file:me-4 file:rounded-badge file:border-0 file:bg-transparent file:font-label file:underline"
        />
        <button type="submit" className={buttonClass({}, "shop", "mt-6 max-md:w-full")}>
          {m.order_page_receipt_send()}
        </button>
      </PageForm>
    </PageSection>
  );
}
