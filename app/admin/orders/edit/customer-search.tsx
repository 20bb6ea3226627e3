import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";

import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { groupedNumber } from "#shared/phone-number.ts";

import { longMoment } from "../../resource/display-date.ts";
import { ordersQuery } from "../order-queries.ts";

/** So few digits or letters would find half of all orders. */
const LEAST = 3;
const MOST_SHOWN = 5;

/** Finds a customer by phone, name or address; the newest order of each is taken as the beginning of another. */
export function CustomerSearch({ onFound }: { onFound: (order: StaffOrder) => void }) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isAsked = search.length >= LEAST;
  const query = { search, page: "1", limit: "20", sort: "-createdAt" } as const;
  const { data, isFetching, isError } = useQuery({ ...ordersQuery(query), enabled: isAsked });
  const found = isAsked ? newestOfEach(data?.data ?? []).slice(0, MOST_SHOWN) : [];
  const isAnswered = isAsked && !isFetching && search === typed.trim();
  /** Enter was pressed before it was answered. */
  const [isWanted, setWanted] = useState(false);
  const answer = useEffectEvent(() => {
    if (isWanted) takeFirst();
    setWanted(false);
  });
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);

  function take(order: StaffOrder) {
    setTyped("");
    onFound(order);
  }

  function takeFirst() {
    if (found[0]) take(found[0]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // It belongs to no field of the order.
    event.preventDefault();
    if (isAnswered) takeFirst();
    else setWanted(true);
  }

  return (
    <search className="grid gap-2">
      <TextField
        label={m.panel_orders_find_customer()}
        hint={m.panel_orders_find_customer_hint()}
        type="search"
        inputMode="search"
        autoComplete="off"
        dir="auto"
        // Whoever opens the screen has somebody on the phone.
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWanted(false);
        }}
        onKeyDown={onKeyDown}
      />
      <ul className="grid gap-1" aria-label={m.panel_orders_found_customers()}>
        {found.map((order) => (
          <li key={order._id}>
            <button
              type="button"
              onClick={() => take(order)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-panel px-3 py-2 text-start shadow-line hover:bg-ink/5"
            >
              <bdi className="font-label">{order.customerFullName}</bdi>
              <bdi className="text-note text-ink-2">{order.personalInfo.organization}</bdi>
              <bdi dir="ltr" className="text-note text-ink-2">
                {groupedNumber(order.personalInfo.phoneNumbers[0] ?? "")}
              </bdi>
              <span className="ms-auto text-note text-ink-2">{longMoment(order.createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isAsked && !isFetching && found.length === 0 && (
        <p role="status" className="text-note text-ink-2">
          {isError ? m.panel_orders_load_failed() : m.panel_orders_no_customer()}
        </p>
      )}
    </search>
  );
}

/** The list has the newest first. */
function newestOfEach(orders: readonly StaffOrder[]): StaffOrder[] {
  const newest = new Map<string, StaffOrder>();
  for (const order of orders) {
    const { phoneNumbers, email, firstName } = order.personalInfo;
    const who = [phoneNumbers[0], email, firstName].join(" ");
    if (!newest.has(who)) newest.set(who, order);
  }
  return [...newest.values()];
}
