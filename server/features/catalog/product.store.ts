import { and, asc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";

import { addedTax } from "#server/features/invoices/added-tax.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { caseless } from "#server/platform/database/lists/sort.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { ProductQuery } from "#shared/catalog/product-form.ts";
import { priceOfEach } from "#shared/catalog/quantity-price.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";

import { cardDesigns, products, stock } from "./product.table.ts";

export type ProductRow = typeof products.$inferSelect;
export type CardDesignRow = typeof cardDesigns.$inferSelect;
export type Design = Pick<CardDesignRow, "color" | "colorName" | "colorNameAr" | "image">;
/** Null where the colour's cards are not counted. */
export type CountedDesign = CardDesignRow & { left: number | null; lowMark: number | null };
export type ProductWithDesigns = ProductRow & { designs: CountedDesign[]; addedTaxPercent: number };

const PRODUCT_LIST: ListRules<ProductQuery> = {
  sorts: {
    createdAt: products.createdAt,
    title: caseless(products.title),
    // A product without a price is sorted by the default price.
    price: sql`coalesce(${products.priceFils}, ${filsFromJod(DEFAULT_PRICE_JOD)})`,
  },
  // The main product first.
  unsorted: [sql`not ${products.isMainProduct}`, "createdAt"],
  filters: {},
  searched: [products.title, products.titleAr, products.description],
};

/** The price of a product in fils; the default price if it has none. */
export function priceFilsOf(product: Pick<ProductRow, "priceFils">): number {
  return product.priceFils ?? filsFromJod(DEFAULT_PRICE_JOD);
}

/** The price in fils of each of so many cards. */
export function priceFilsOfEach(
  product: Pick<ProductRow, "priceFils" | "quantityPrices">,
  quantity: number,
): number {
  const price = jodFromFils(priceFilsOf(product));
  return filsFromJod(priceOfEach(price, product.quantityPrices, quantity));
}

export function productStore(db: Db) {
  async function withDesigns(rows: ProductRow[]): Promise<ProductWithDesigns[]> {
    if (rows.length === 0) return [];
    const designs = await db
      .select({
        ...getTableColumns(cardDesigns),
        left: stock.leftCount,
        lowMark: stock.lowMark,
      })
      .from(cardDesigns)
      .leftJoin(
        stock,
        and(
          eq(stock.productId, cardDesigns.productId),
          eq(stock.color, sql`lower(${cardDesigns.color})`),
        ),
      )
      .where(
        inArray(
          cardDesigns.productId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(cardDesigns.position));
    const taxOf = await addedTax(db);
    return rows.map((row) => ({
      ...row,
      addedTaxPercent: taxOf(row.id),
      designs: designs.filter(({ productId }) => productId === row.id),
    }));
  }

  return {
    /**
     * The main product first, unless another order is requested. Visitors see the same as staff.
     */
    async list(
      query: ProductQuery,
      slice: Slice,
    ): Promise<{ rows: ProductWithDesigns[]; total: number }> {
      const isStaff = false;
      const { rows, total } = await listRows(db, products, PRODUCT_LIST, query, { isStaff }, slice);
      return { rows: await withDesigns(rows), total };
    },

    async find(id: string): Promise<ProductWithDesigns | undefined> {
      const [product] = await withDesigns(await db.select().from(products).where(present(id)));
      return product;
    },

    /** Locks the product until the transaction ends. */
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
