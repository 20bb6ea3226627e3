import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { containing, sliced, sortedBy, type Slice } from "#server/platform/database/listing.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { ProductQuery } from "#shared/catalog/product-form.ts";
import { filsFromJod } from "#shared/money.ts";

import { cardDesigns, products } from "./product.table.ts";

export type ProductRow = typeof products.$inferSelect;
export type CardDesignRow = typeof cardDesigns.$inferSelect;
export type Design = Pick<CardDesignRow, "color" | "colorName" | "colorNameAr" | "image">;
export type ProductWithDesigns = ProductRow & { designs: CardDesignRow[] };

// A product without a price stands where the price that it counts does.
const SORT_COLUMNS = {
  createdAt: products.createdAt,
  title: sql`lower(${products.title})`,
  price: sql`coalesce(${products.priceFils}, ${filsFromJod(DEFAULT_PRICE_JOD)})`,
};
const MAIN_FIRST = [desc(products.isMainProduct), asc(products.createdAt), asc(products.id)];

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
    /** The main product first, unless sorted otherwise. */
    async list(
      query: ProductQuery,
      slice: Slice,
    ): Promise<{ rows: ProductWithDesigns[]; total: number }> {
      const matching = and(
        isNull(products.deletedAt),
        containing(query.search, products.title, products.titleAr, products.description),
      );
      const selected = db
        .select()
        .from(products)
        .where(matching)
        .orderBy(...(query.sort ? sortedBy(query.sort, SORT_COLUMNS, products.id) : MAIN_FIRST));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(products, matching),
      ]);
      return { rows: await withDesigns(rows), total };
    },

    async find(id: string): Promise<ProductWithDesigns | undefined> {
      const [product] = await withDesigns(await db.select().from(products).where(present(id)));
      return product;
    },

    /** Locked: until the transaction ends, nobody else changes it. */
    async findForUpdate(id: string): Promise<ProductWithDesigns | undefined> {
      const [product] = await withDesigns(
        await db.select().from(products).where(present(id)).for("update"),
      );
      return product;
    },

    async update(id: string, fields: Partial<typeof products.$inferInsert>): Promise<void> {
      await db
        .update(products)
        .set({ ...fields, updatedAt: new Date() })
        .where(eq(products.id, id));
    },

    async replaceDesigns(productId: string, designs: readonly Design[]): Promise<void> {
      await db.delete(cardDesigns).where(eq(cardDesigns.productId, productId));
      const rows = designs.map((design, position) => ({ ...design, productId, position }));
      if (rows.length > 0) await db.insert(cardDesigns).values(rows);
    },
  };
}

function present(id: string) {
  return and(eq(products.id, id), isNull(products.deletedAt));
}
