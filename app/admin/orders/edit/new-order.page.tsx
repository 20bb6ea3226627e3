import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { Forbidden } from "../../layout/forbidden.tsx";
import { PageBar } from "../../layout/page-bar.tsx";
import { mainProductQuery } from "../../product/product-queries.ts";
import { LoadError } from "../../resource/load-error.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useLeave } from "../../resource/use-unsaved.ts";
import { useMay } from "../../session/use-may.ts";
import { orderQuery } from "../order-queries.ts";
import { countriesQuery } from "./correction-queries.ts";
import { CustomerSearch } from "./customer-search.tsx";
import { NewOrderForm } from "./new-order-form.tsx";
import { blankOrder } from "./new-order-values.ts";
import { TakenOrder } from "./taken-order.tsx";

/** Where most orders go. */
const HOME = "JO";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("orders/new") }) }];

/** Orders by phone and at the counter. */
export default function NewOrderPage() {
  if (!useMay()("orders.write")) return <Forbidden title={m.panel_screen("orders/new")} />;
  return <NewOrder />;
}

function NewOrder() {
  const product = useQuery(mainProductQuery);
  const countries = useQuery(countriesQuery);
  const [address, setAddress] = useSearchParams();
  const like = address.get("like") ?? "";
  const cache = useQueryClient();
  // Another customer's details take the place of what was typed.
  const leave = useLeave();
  const repeated = useQuery(orderQuery(like, cache));
  const [found, setFound] = useState<StaffOrder>();
  const known = found ?? repeated.data;
  const [taken, setTaken] = useState<StaffOrder & { pageToken: string }>();
  /** Of several orders one after the other. */
  const [turn, setTurn] = useState(0);
  const failed = product.error ?? countries.error ?? repeated.error;

  function next() {
    setFound(undefined);
    setAddress({}, { replace: true });
    setTaken(undefined);
    setTurn(turn + 1);
  }

  const bar = <PageBar title={m.panel_screen("orders/new")} />;
  if (taken) {
    return (
      <>
        {bar}
        <TakenOrder order={taken} onNext={next} />
      </>
    );
  }
  if (failed) {
    const retry = () =>
      void Promise.all([product.refetch(), countries.refetch(), repeated.refetch()]);
    return (
      <>
        {bar}
        <LoadError
          text={serverMessage(failed, m.panel_order_load_failed())}
          onRetry={retry}
          isRetrying={product.isFetching || countries.isFetching || repeated.isFetching}
        />
      </>
    );
  }
  if (!product.data || !countries.data || (like !== "" && !known)) {
    return (
      <>
        {bar}
        <div className="grid gap-6 p-4 md:p-7" role="status" aria-label={m.panel_loading()}>
          {Array.from({ length: 4 }, (_, part) => (
            <Skeleton key={part} className="h-32 w-full max-w-206" />
          ))}
        </div>
      </>
    );
  }
  const { _id, id, title, name, price, cardDesigns } = product.data;
  const shopPrice = price ?? DEFAULT_PRICE_JOD;
  const blank = blankOrder(
    { _id, id, title, name, price: shopPrice },
    countries.data.find(({ code }) => code === HOME),
    cardDesigns.find(({ isSoldOut }) => !isSoldOut) ?? { color: "", colorName: "" },
    getLocale(),
  );
  return (
    <>
      {bar}
      <div className="mx-auto w-full max-w-300 px-4 pt-4 md:px-7">
        <CustomerSearch onFound={(order) => leave(() => setFound(order))} />
      </div>
      <NewOrderForm
        key={`${turn} ${known?._id}`}
        like={known ?? blank}
        price={shopPrice}
        onTaken={setTaken}
      />
    </>
  );
}
