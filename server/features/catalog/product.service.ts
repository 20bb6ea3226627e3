import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { notAPicture } from "#server/platform/files/picture.ts";
import { publishPictures } from "#server/platform/files/publish-pictures.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { DesignForm, ProductChange } from "#shared/catalog/product-form.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import { filsFromJod } from "#shared/money.ts";
import type { User } from "#shared/session/session.ts";

import { changeStock, countedColors } from "./change-stock.ts";
import { designPictures } from "./design-pictures.ts";
import { productStore, type Design, type ProductWithDesigns } from "./product.store.ts";
import { stockStore } from "./stock.store.ts";

export function productService(database: Database, files: FileService) {
  const store = productStore(database.db);
  return {
    list: store.list,

    async find(id: string): Promise<ProductWithDesigns> {
      const product = await store.find(id);
      if (!product) throw notFound("product");
      return product;
    },

    /**
     * Changes only the given fields; card designs are replaced as a whole. Product, designs,
     * pictures and the history entry are stored together, or not at all.
     */
    change(
      id: string,
      { cardDesigns, price, stock, stockSeen, lowMarks, ...texts }: ProductChange,
      sent: readonly UploadedFile[],
      by: User,
      version: string | undefined,
    ): Promise<ProductWithDesigns> {
      const pictures = designPictures(cardDesigns ?? [], sent);
      const priceFils = price == null ? price : filsFromJod(price);
      const fields = withoutUndefined({ ...texts, priceFils });

      return publishPictures(database, files, pictures.uploads, async (paths, trx) => {
        const products = productStore(trx);
        await stockStore(trx, id).lock();
        const before = await products.findForUpdate(id);
        if (!before) throw notFound("product");
        mustBeVersion(before, version);
        const designs = cardDesigns?.map((form, index) => ({
          color: form.color,
          colorName: form.colorName,
          colorNameAr: form.colorNameAr ?? arabicNameOf(form, before),
          image: paths[pictures.uploadOf[index]!] ?? storedPicture(form, index, before),
        }));
        await products.update(id, fields);
        if (designs) await products.replaceDesigns(id, designs);
        const stockChange = { stock, stockSeen, lowMarks };
        await changeStock(trx, id, stockChange, designs ?? before.designs);
        const after = (await products.find(id))!;
        await historyStore(trx).recordChange(
          by,
          "product",
          id,
          "update",
          {
            ...before,
            cardDesigns: before.designs.map(plainDesign),
            stock: countedColors(before),
          },
          withoutUndefined({ ...fields, cardDesigns: designs, stock: countedColors(after) }),
        );
        return after;
      });
    },
  };
}
export type ProductService = ReturnType<typeof productService>;

function withoutUndefined<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Fields>;
}

function plainDesign({ color, colorName, colorNameAr, image }: Design): Design {
  return { color, colorName, colorNameAr, image };
}

/** Clients that don't send Arabic names leave them unchanged. */
function arabicNameOf({ color }: DesignForm, { designs }: ProductWithDesigns): string {
  const same = designs.find((design) => design.color.toLowerCase() === color.toLowerCase());
  return same?.colorNameAr ?? "";
}

/**
 * The stored picture that a design keeps: it must belong to this product; '' and a placeholder mean
 * none.
 */
function storedPicture(form: DesignForm, index: number, { designs }: ProductWithDesigns): string {
  const image = withoutPlaceholder(form.image ?? "");
  if (!image || designs.some((design) => design.image === image)) return image;
  throw notAPicture({ field: `cardDesigns.${index}.image` });
}
