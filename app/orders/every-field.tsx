import { Fragment, type ReactNode } from "react";

import type { ForEveryField, OrderPart } from "#shared/orders/order-fields.ts";

/** Renders the views of all fields of a part of the order, in the given order. */
export function everyField<Part extends OrderPart>(
  views: ForEveryField<Part, ReactNode>,
): ReactNode {
  return Object.entries<ReactNode>(views).map(([field, view]) => (
    <Fragment key={field}>{view}</Fragment>
  ));
}
