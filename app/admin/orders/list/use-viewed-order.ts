import { useCallback } from "react";
import { useSearchParams } from "react-router";

const NAME = "view";

/**
 * The id of the order whose dialog is open. It is part of the address, so that an order can be
 * linked.
 */
export function useViewedOrder() {
  const [address, setAddress] = useSearchParams();
  const setViewed = useCallback(
    (id: string | undefined) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === undefined) next.delete(NAME);
          else next.set(NAME, id);
          return next;
        },
        { replace: id === undefined, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [address.get(NAME) ?? undefined, setViewed] as const;
}
