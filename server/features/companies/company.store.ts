import { and, desc, eq, isNull, or, sql } from "drizzle-orm";

import type { BulkOrderRow } from "#server/features/bulk-orders/bulk-order.store.ts";
import { orders } from "#server/features/orders/order.table.ts";
import { rosters } from "#server/features/rosters/roster.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import { companies } from "./company.table.ts";

export type CompanyRow = typeof companies.$inferSelect;
type Request = Pick<
  BulkOrderRow,
  "companyId" | "companyName" | "contactPerson" | "email" | "phone"
>;

export function companyStore(db: Db) {
  async function find(id: string): Promise<CompanyRow | undefined> {
    const [row] = await db
      .select()
      .from(companies)
      .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
    return row;
  }

  return {
    find,

    /** Nobody else changes it until this transaction ends. */
    async lock(id: string): Promise<void> {
      await db
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, id))
        .for("no key update");
    },

    /** Whether it is there; nobody puts it into another one until this transaction ends. */
    async isHeld(id: string): Promise<boolean> {
      const [row] = await db
        .select({ id: companies.id })
        .from(companies)
        .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
        .for("key share");
      return row !== undefined;
    },

    /** That of its last order. */
    async languageOf(id: string): Promise<Locale | undefined> {
      const [row] = await db
        .select({ language: orders.language })
        .from(orders)
        .where(eq(orders.companyId, id))
        .orderBy(desc(orders.createdAt))
        .limit(1);
      return row?.language;
    },

    /**
     * The company that asks: the one that staff have named, or that this request became before; or the one with
     * this tax number, or of this very name, as long as whoever asks can be reached where it is. Anybody may type
     * a name and a number, and whoever accepts a quote gets the link to the company's page; so the mail and the
     * message with the quote must have gone to the company itself. Otherwise it is a new one. What is known of it
     * is completed, not changed.
     */
    async ofRequest(
      request: Request,
      { taxNumber, addressLine1 }: { taxNumber: string; addressLine1: string },
    ): Promise<string> {
      const { companyName: name, contactPerson, email, phone } = request;
      await lockFor(db, `company ${name.toLowerCase()}`);
      if (taxNumber !== "") await lockFor(db, `company of ${taxNumber}`);
      const known = request.companyId ? await find(request.companyId) : undefined;
      const isNamed = sql`search_text(${companies.name}) = search_text(${name})`;
      const [same] = known
        ? [known]
        : await db
            .select()
            .from(companies)
            .where(
              and(
                isNull(companies.deletedAt),
                taxNumber === "" ? isNamed : or(eq(companies.taxNumber, taxNumber), isNamed),
                or(isReachedBy({ email, phone }), HAS_NOTHING),
              ),
            )
            .orderBy(desc(eq(companies.taxNumber, taxNumber)), companies.createdAt)
            .limit(1)
            // It may just be put into another one.
            .for("no key update");
      const told = { taxNumber, contactPerson, email, phone, address: addressLine1 };
      if (!same) {
        const [row] = await db
          .insert(companies)
          .values({ name, ...told })
          .returning({ id: companies.id });
        return row!.id;
      }
      const missing = Object.entries(told).filter(
        ([column, value]) => value !== "" && same[column as keyof typeof told] === "",
      );
      if (missing.length > 0) {
        await db
          .update(companies)
          .set({ ...Object.fromEntries(missing), updatedAt: new Date() })
          .where(eq(companies.id, same.id));
      }
      return same.id;
    },
  };
}

const isReachedBy = ({ email, phone }: Pick<Request, "email" | "phone">) =>
  and(sql`lower(${companies.email}) = ${email.toLowerCase()}`, eq(companies.phone, phone));

/** Staff have noted it before it ordered anything, so that its page shows nobody. */
const HAS_NOTHING = and(
  eq(companies.email, ""),
  sql`not exists (select from ${orders} where "orders"."company_id" = ${companies.id})`,
  sql`not exists (select from ${rosters} where "rosters"."company_id" = ${companies.id})`,
)!;
