import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, type FieldPath, type Resolver } from "react-hook-form";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { unlessRefused } from "#app/ui/refused-input.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { productChangeSchema } from "#shared/catalog/product-form.ts";
import type { Product } from "#shared/catalog/product.ts";

import { PageBar } from "../layout/page-bar.tsx";
import { ScreenBody } from "../layout/screen-body.tsx";
import { isChangedMeanwhile, sayFailed } from "../resource/failures.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import { DesignList } from "./design-list.tsx";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { mainProductQuery } from "./product-queries.ts";
import { productValues, type ProductValues } from "./product-values.ts";
import { useSaveProduct } from "./save-product.ts";
import { takeOverProduct } from "./take-over-product.ts";

const FORM_ID = "product-form";

/** The one product that the shop sells. */
export function ProductForm({ product }: { product: Product }) {
  const save = useSaveProduct();
  const form = useForm<ProductValues>({
    resolver: schemaResolver(productChangeSchema, staffText) as unknown as Resolver<ProductValues>,
    defaultValues: productValues(product),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const [shown, setShown] = useState(0);
  /** The product as it was when the form was last brought up to it. */
  const [base, setBase] = useState(product);
  const [refusal, setRefusal] = useState("");
  const cache = useQueryClient();

  // Saved here, or by somebody else while nothing was changed here.
  const { reset } = form;
  useEffect(() => {
    if (isDirty) return;
    reset(productValues(product));
    setBase(product);
  }, [product, isDirty, reset]);
  useScreenDraft(form, "product");

  async function takeOverChanges(): Promise<void> {
    const now = await cache.fetchQuery({ ...mainProductQuery, staleTime: 0 });
    takeOverProduct(form, productValues(base), productValues(now));
    setBase(now);
    setRefusal(m.panel_changed_meanwhile());
  }

  const submit = form.handleSubmit(() => {
    setRefusal("");
    // As typed, files included: the schema knows nothing of files.
    const sent = { values: form.getValues(), version: base.updatedAt };
    save.mutate(sent, {
      onSuccess(saved) {
        reset(productValues(saved));
        setBase(saved);
      },
      onError(error) {
        if (isChangedMeanwhile(error)) return void takeOverChanges().catch(sayNotSaved);
        const problems = Object.entries(error instanceof ApiError ? error.fields : {});
        for (const [index, [field, said]] of problems.entries()) {
          form.setError(fieldOf(field), { message: staffText(said) }, { shouldFocus: index === 0 });
        }
      },
    });
  });

  return (
    <>
      <PageBar title={m.panel_screen("product")}>
        {isDirty && (
          <span className="text-note text-copper max-md:hidden">{m.panel_product_unsaved()}</span>
        )}
        <Button
          type="submit"
          form={FORM_ID}
          pending={save.isPending}
          pendingLabel={m.panel_saving()}
        >
          {m.panel_save()}
        </Button>
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
              <FieldError>{refusal}</FieldError>
              <ProductFields form={form} />
              <DesignList form={form} upload={save.upload} onShow={setShown} />
            </div>
            <ProductPreview form={form} shown={shown} onShow={setShown} />
          </div>
        </form>
      </ScreenBody>
    </>
  );
}

/** The product as it is now could not be loaded. */
function sayNotSaved(error: Error): void {
  sayFailed(error, m.panel_update_failed(), m.panel_product_save_failed());
}

/** The form's field for one that the server names: pictures are files here. */
function fieldOf(named: string): FieldPath<ProductValues> {
  return named.replace(/\.(image|imageKey)$/, ".file") as FieldPath<ProductValues>;
}
