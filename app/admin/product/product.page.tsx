import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

import { PageBar } from "../layout/page-bar.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { ProductForm } from "./product-form.tsx";
import { mainProductQuery } from "./product-queries.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("product") }) }];

export default function ProductPage() {
  const query = useQuery(mainProductQuery);
  if (query.data) return <ProductForm product={query.data} />;
  return (
    <>
      <PageBar title={m.panel_screen("product")} />
      {query.isError ? (
        <LoadError
          text={m.panel_product_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <ProductSkeleton />
      )}
    </>
  );
}

/** The form's shape, until the product is there. */
function ProductSkeleton() {
  return (
    <div
      role="status"
      aria-label={m.panel_loading()}
      className="@container min-h-0 flex-1 overflow-hidden p-4 md:p-7"
    >
      <div className="grid gap-9 @[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5 md:grid-cols-2">
          {["h-9", "h-9", "h-28", "h-28", "h-9", "h-9", "h-52", "h-52"].map((height, field) => (
            <div key={field} className="grid gap-2.5">
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className={`w-full ${height}`} />
            </div>
          ))}
        </div>
        <Skeleton className="h-72 w-full max-@[60rem]:hidden" />
      </div>
    </div>
  );
}
