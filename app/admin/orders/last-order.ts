import { useEffect } from "react";
import { useNavigationType } from "react-router";

/** The id of the order whose page was open last. */
let last: string | undefined;

/** Remembers an order while its page is open, for the list. */
export function useAsLastOrder(id: string): void {
  useEffect(() => {
    last = id;
  }, [id]);
}

/** The order from whose page one comes back to the list, by 'Back' or by its link. */
export function useLastOrder(): string | undefined {
  return useNavigationType() === "POP" ? last : undefined;
}
