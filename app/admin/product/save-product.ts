import { useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeProduct } from "#shared/catalog/product-calls.ts";
import type { Product } from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { refreshNames } from "../names/names.ts";
import type { Edit } from "../resource/edited-form.ts";
import { isChangedMeanwhile, isGivenUp } from "../resource/failures.ts";
import { useUpload } from "../resource/use-upload.ts";
import { mainProductQuery } from "./product-queries.ts";
import { sentProduct, type ProductValues } from "./product-values.ts";

/** How long it is reported that the product is saved, in milliseconds. */
const SHOWN_MS = 10_000;

export function useSaveProduct() {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useSingleMutation({
    mutationFn: async ({ item, typed }: Edit<Product, ProductValues>) => {
      // As typed, files included: the schema knows nothing of files.
      const sent = sentProduct(typed, item);
      const headers = { "if-match": item.updatedAt };
      const call = { params: { id: MAIN_PRODUCT_ID }, headers, ...sent };
      const answer = await (sent.files.images.length > 0
        ? upload.follow((followed) => api(changeProduct, { ...call, upload: followed }))
        : api(changeProduct, call));
      return answer.data.data;
    },
    onSuccess(product) {
      cache.setQueryData(mainProductQuery.queryKey, product);
      void refreshNames();
      toast.success(m.panel_product_saved_title(), {
        description: m.panel_product_saved_text(),
        duration: SHOWN_MS,
      });
    },
    onError(error) {
      if (isGivenUp(error) || isChangedMeanwhile(error)) return;
      if (error instanceof ApiError && error.status === 401) return;
      toast.error(m.panel_update_failed(), { description: m.panel_product_save_failed() });
    },
  });
  return { ...saving, upload: upload.state };
}
