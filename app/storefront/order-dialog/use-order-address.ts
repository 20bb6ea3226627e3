import { useSyncExternalStore } from "react";

import { CLOSED, followOrderAddress, orderAddress, type OrderAddress } from "./order-address.ts";

export function useOrderAddress(): OrderAddress {
  return useSyncExternalStore<OrderAddress>(followOrderAddress, orderAddress, () => CLOSED);
}
