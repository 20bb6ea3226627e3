import { useQueries } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { getOrder } from "#shared/orders/order-calls.ts";

import { PackingSlip } from "../packing-slip.tsx";
import { packingQuery } from "../packing/packing-queries.ts";

interface PrintSlipsProps {
  /** Of the orders; one each. */
  ids: readonly string[];
  onDone: () => void;
}

/** Prints packing slips, one a page, once all of them have loaded. */
export function PrintSlips({ ids, onDone }: PrintSlipsProps) {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["orders", "one", id],
      queryFn: async () => (await api(getOrder, { params: { id } })).data.data,
      staleTime: 0,
    })),
  });
  const packings = useQueries({
    queries: queries.map(({ data }, index) => ({
      ...packingQuery(ids[index]!),
      staleTime: 0,
      enabled: data?.isOfCompany === true,
    })),
  });
  const isLoaded = queries.every(({ data, isFetching }, index) => {
    if (data === undefined || isFetching) return false;
    const packing = packings[index]!;
    return !data.isOfCompany || (packing.data !== undefined && !packing.isFetching);
  });
  const hasFailed = [...queries, ...packings].some(({ isError }) => isError);
  const end = useEffectEvent((isPrinted: boolean) => {
    if (isPrinted) window.print();
    else toast.error(m.panel_error(), { description: m.panel_board_slip_failed() });
    onDone();
  });
  useEffect(() => {
    if (hasFailed) end(false);
    if (!isLoaded) return undefined;
    let isHere = true;
    // Pictures that are printed on the card, and its typeface.
    const pictures = [...document.querySelectorAll<HTMLImageElement>(".packing-slip img")];
    void Promise.allSettled([document.fonts.ready, ...pictures.map((each) => each.decode())]).then(
      () => isHere && end(true),
    );
    return () => {
      isHere = false;
    };
  }, [isLoaded, hasFailed]);
  if (!isLoaded) return null;
  return queries.map(
    ({ data }, index) =>
      data && <PackingSlip key={data._id} order={data} packing={packings[index]!.data} />,
  );
}
