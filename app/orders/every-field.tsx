import { Fragment, type ReactNode } from "react";

import type { ForEveryField, OrderPart } from "#shared/orders/order-fields.ts";

/** Shows the view of every field of a part of the order, one after the other, in the order given. */
export function everyField<Part extends OrderPart>(
  views: ForEveryField<Part, ReactNode>,
): ReactNode {
  return Object.entries<ReactNode>(views).map(([field, view]) => (
    <Fragment key={field}>{view}</Fragment>
  ));
}
