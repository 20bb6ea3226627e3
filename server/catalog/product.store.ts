import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/product.ts";
import { filsFromJod } from "#shared/money.ts";

import { cardDesigns, products } from "./product.table.ts";

export type ProductRow = typeof products.$inferSelect;
export type CardDesignRow = typeof cardDesigns.$inferSelect;
export type ProductWithDesigns = ProductRow & { designs: CardDesignRow[] };

/** What a product costs, in fils: its own price, or the one that holds without. */
export function priceFilsOf(product: Pick<ProductRow, "priceFils">): number {
  return product.priceFils ?? filsFromJod(DEFAULT_PRICE_JOD);
}

export function productStore(db: Db) {
  async function withDesigns(rows: ProductRow[]): Promise<ProductWithDesigns[]> {
    if (rows.length === 0) return [];
    const designs = await db
      .select()
      .from(cardDesigns)
      .where(
        inArray(
          cardDesigns.productId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(cardDesigns.position));
    return rows.map((row) => ({
      ...row,
      designs: designs.filter(({ productId }) => productId === row.id),
    }));
  }

  return {
    /** The main product first. */
    async list(): Promise<ProductWithDesigns[]> {
      return withDesigns(
        await db
          .select()
          .from(products)
          .where(isNull(products.deletedAt))
          .orderBy(desc(products.isMainProduct), asc(products.createdAt), asc(products.id)),
      );
    },

    async find(id: string): Promise<ProductWithDesigns | undefined> {
      const [product] = await withDesigns(
        await db
          .select()
          .from(products)
          .where(and(eq(products.id, id), isNull(products.deletedAt))),
      );
      return product;
    },
  };
}
