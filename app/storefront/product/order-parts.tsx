import { useEffect } from "react";
import orderOpener from "virtual:order-opener";

import { lazyIsland } from "#app/page-engine/lazy-island.tsx";
import type { Product } from "#shared/catalog/product.ts";

import { leaveOrder, openOrderIfAsked } from "../order-dialog/order-opener.ts";

import "../order-dialog/order-dialog.css";

/** Only the server draws it. */
const Sheet = lazyIsland<{ product: Product }>(async () =>
  import.meta.env.SSR ? (await import("../order-dialog/order-sheet.tsx")).OrderSheet : () => null,
);

/** What the order dialog, which is a program of its own, needs of the page (`order-opener.ts`). */
export function OrderParts({ product }: { product: Product }) {
  useEffect(() => {
    openOrderIfAsked();
    return leaveOrder;
  }, []);
  return (
    <>
      <script
        type="application/json"
        data-order-product
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: inScript(product) }}
      />
      {import.meta.env.SSR ? (
        // With a class whose rules the page needs before it has the whole style sheet.
        <template data-order-sheet className="order-covered">
          <Sheet product={product} />
        </template>
      ) : (
        <template suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
      {/* In development it is only imported: Vite's server would treat this as another module. */}
      {import.meta.env.PROD && <script type="module" src={orderOpener} />}
    </>
  );
}

/** As JSON that can't end the script element it is in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
