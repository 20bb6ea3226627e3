import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { LoadError } from "../resource/load-error.tsx";
import { ProductForm } from "./product-form.tsx";
import { mainProductQuery } from "./product-queries.ts";
import { ProductSkeleton } from "./product-skeleton.tsx";

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
