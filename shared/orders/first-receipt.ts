import type { Order } from "./order.ts";

/** Whether a receipt is asked for where none was ever sent: the order was to be paid otherwise before. */
export const isFirstReceiptAsked = ({
  paymentState,
  despositeTransactionImg,
}: Pick<Order, "paymentState" | "despositeTransactionImg">) =>
  paymentState === "better_receipt_asked" && despositeTransactionImg === "";
