import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldPath } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { unlessRefused } from "#app/ui/refused-input.ts";
import { productPanelSchema } from "#shared/catalog/product-form.ts";
import type { Product } from "#shared/catalog/product.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { ReadOnly, ReadOnlyNote } from "../resource/read-only.tsx";
import { changedTo, useEditedForm } from "../resource/use-edited-form.ts";
import { useMay } from "../session/use-may.ts";
import { DesignList } from "./design-list.tsx";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { mainProductQuery } from "./product-queries.ts";
import { mergedDesigns, productValues, type ProductValues } from "./product-values.ts";
import { useSaveProduct } from "./save-product.ts";

const FORM_ID = "product-form";

/** The one product that the shop sells. */
export function ProductForm({ product }: { product: Product }) {
  const save = useSaveProduct();
  const isReadOnly = !useMay()("catalogue.write");
  const [shown, setShown] = useState(0);
  const cache = useQueryClient();
  const { form, isChanged, refusal, submit } = useEditedForm<Product, ProductValues>({
    schema: productPanelSchema,
    item: product,
    valuesOf: productValues,
    save: save.mutate,
    load: () => cache.fetchQuery({ ...mainProductQuery, staleTime: 0 }),
    draftName: "product",
    lists: { cardDesigns: mergedDesigns, quantityPrices: (_base, _theirs, mine) => [...mine] },
    changedText: (field, theirs) =>
      field === "cardDesigns" || field === "quantityPrices"
        ? m.panel_product_designs_changed()
        : changedTo(field, theirs),
    fieldOf,
    failed: m.panel_product_save_failed(),
  });

  return (
    <>
      <PageBar title={m.panel_screen("product")}>
        {isChanged && (
          <span className="text-note text-copper max-md:hidden">{m.panel_product_unsaved()}</span>
        )}
        {!isReadOnly && (
          <Button
            type="submit"
            form={FORM_ID}
            pending={save.isPending}
            pendingLabel={m.panel_saving()}
          >
            {m.panel_save()}
          </Button>
        )}
      </PageBar>
      <ScreenBody>
        <form
          id={FORM_ID}
          noValidate
          onSubmit={unlessRefused(submit)}
          className="@container p-4 pb-16 md:p-7 md:pb-16"
        >
          <div className="mx-auto grid max-w-300 items-start gap-x-10 gap-y-9 @[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-10">
              {isReadOnly && <ReadOnlyNote />}
              <FieldError>{refusal}</FieldError>
              <ReadOnly isReadOnly={isReadOnly}>
                <ProductFields form={form} />
                <DesignList form={form} upload={save.upload} onShow={setShown} />
              </ReadOnly>
            </div>
            <ProductPreview form={form} shown={shown} onShow={setShown} />
          </div>
        </form>
      </ScreenBody>
    </>
  );
}

/** The form's field for one that the server names: pictures are files here. */
function fieldOf(named: string): FieldPath<ProductValues> {
  return named.replace(/\.(image|imageKey)$/, ".file") as FieldPath<ProductValues>;
}
