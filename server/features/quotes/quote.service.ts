import {
  bulkOrderStore,
  type BulkOrderRow,
} from "#server/features/bulk-orders/bulk-order.store.ts";
import { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import { productStore } from "#server/features/catalog/product.store.ts";
import { companyLink } from "#server/features/companies/company-link-notification.ts";
import { companyLinkStore } from "#server/features/companies/company-link.store.ts";
import { companyStore } from "#server/features/companies/company.store.ts";
import { invoiceSettingsStore } from "#server/features/invoices/invoice-settings.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { orderConfirmation } from "#server/features/orders/notifications/order-notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { messageOfCheck } from "#server/platform/database/refusing-checks.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { tierOf } from "#shared/bulk-orders/bulk-tiers.ts";
import { MOST_COMPANY_CARDS } from "#shared/companies/company-cards.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import type { TaxMode } from "#shared/invoices/invoice-settings.ts";
import { filsFromJod } from "#shared/money.ts";
import type { OpenQuote } from "#shared/quotes/open-quotes.ts";
import { opensCompanyPage } from "#shared/quotes/opens-company-page.ts";
import { companysQuotePdfPath, quotePdfPath } from "#shared/quotes/quote-calls.ts";
import type { Quote, QuoteAnswer, QuoteForm, QuoteReply } from "#shared/quotes/quote.ts";
import { languageOf } from "#shared/replies/language-of.ts";
import type { User } from "#shared/session/session.ts";

import { makeCompanyOrder } from "./company-order.ts";
import { dayIn, presentQuote, stateOf } from "./present-quote.ts";
import { quoteAnswerNotice, quoteOffer } from "./quote-notifications.ts";
import { quoteStore, type QuoteRow } from "./quote.store.ts";
import { remindNow } from "./remind-of-quotes.ts";

const ENTITY = "bulk-order";
const QUOTE = "quote";

/** What a company's answer makes of its request; whoever declines has to be talked to. */
const ANSWERED = {
  accepted: { status: "approved", isApprovedByCustomer: true },
  declined: { status: "reviewing", isApprovedByCustomer: false },
} as const satisfies Record<QuoteAnswer, Partial<BulkOrderRow>>;

/** Quotes for bulk orders: staff send them, and a link stands for the company that answers. */
export function quoteService(database: Database, notifications: Notifications) {
  const writes = staffWrites(database, bulkOrders, ENTITY);

  /** The quote of a link. A link of any kind that doesn't work is the same 404. */
  async function quoteOfToken(db: Db, token: string): Promise<QuoteRow> {
    const row = await quoteStore(db).findByToken(token);
    if (!row) throw notFound(ENTITY);
    return row;
  }

  /** Notes the answer and does what follows from it. @returns what of the request changes by that */
  async function follow(trx: Db, quote: QuoteRow, request: BulkOrderRow, reply: QuoteReply) {
    if (reply.answer === "declined") {
      await quoteStore(trx).answer(quote.id, reply.answer);
      return {};
    }
    const { firstName, lastName, position } = reply;
    const by = { acceptedBy: `${firstName} ${lastName}`, acceptedAs: position };
    await quoteStore(trx).answer(quote.id, reply.answer, by);
    const companyId = await companyStore(trx).ofRequest(request, reply);
    const accepted = { quote, request, companyId, acceptance: reply };
    const order = await throwIfShort(makeCompanyOrder(trx, accepted));
    const to = { email: order.email, phone: request.phone };
    await notifications.send(trx, orderConfirmation, { orderId: order.id }, to);
    await notifications.send(trx, companyLink, { companyId }, { email: order.email });
    return { companyId };
  }

  return {
    async list(bulkOrderId: string): Promise<Quote[]> {
      if (!(await bulkOrderStore(database.db).find(bulkOrderId))) throw notFound(ENTITY);
      return (await quoteStore(database.db).listOf(bulkOrderId)).map(forStaff);
    },

    /** Those without an answer, the one that ends first at the top. */
    open: async (): Promise<OpenQuote[]> =>
      (await quoteStore(database.db).open(dayIn(0))).map(withReminder),

    /** Reminds the company of an open quote; the same on one day is sent once. */
    remind: (id: string, by: User): Promise<OpenQuote> =>
      database.transaction(async (trx) => {
        const before = await quoteStore(trx).find(id);
        if (!before) throw notFound(QUOTE);
        await remindNow(trx, notifications, id);
        const after = (await quoteStore(trx).find(id))!;
        if (after.remindedAt?.getTime() !== before.remindedAt?.getTime()) {
          const changes = [
            { remindedAt: before.remindedAt },
            { remindedAt: after.remindedAt },
          ] as const;
          await historyStore(trx).recordChange(
            by,
            ENTITY,
            before.bulkOrderId,
            "update",
            ...changes,
          );
        }
        return withReminder(after);
      }),

    /** Sends a quote and sets what was quoted; the same again while it is open is that one. */
    async send(
      bulkOrderId: string,
      { price, setup, delivery, depositPercent, validDays }: QuoteForm,
      by: User,
    ): Promise<{ quote: Quote; isNew: boolean }> {
      const terms = {
        priceFils: filsFromJod(price),
        setupFils: filsFromJod(setup),
        deliveryFils: filsFromJod(delivery),
        depositPercent,
        taxMode: await taxModeOf(database.db),
      };
      const validUntil = dayIn(validDays);
      let sent: { id: string; isNew: boolean } | undefined;
      // The request is locked by then: of two at once the second finds the first one's quote.
      const more = async (row: BulkOrderRow, trx: Db) => {
        const store = quoteStore(trx);
        const earlier = await store.listOf(row.id);
        const latest = earlier.at(0);
        if (latest && stateOf(latest) === "open" && isSame(latest, row, { ...terms, validUntil })) {
          sent = { id: latest.id, isNew: false };
          return;
        }
        const { companyName, contactPerson, employeeCount: count, email, phone } = row;
        if (count > MOST_COMPANY_CARDS) {
          throw new HttpError(400, apiMessage("quote_too_many_cards", { max: MOST_COMPANY_CARDS }));
        }
        const language = languageOf(row.message) ?? row.language ?? languageOf(contactPerson);
        const id = await store.add({
          bulkOrderId: row.id,
          companyName,
          contactPerson,
          count,
          ...terms,
          revision: earlier.length + 1,
          validUntil,
          language: language ?? BASE_LOCALE,
        });
        await notifications.send(trx, quoteOffer, { quoteId: id }, { email, phone });
        sent = { id, isNew: true };
      };
      const columns = (row: BulkOrderRow): Partial<BulkOrderRow> => {
        if (!sent!.isNew) return {};
        const isCustom = terms.priceFils !== filsFromJod(tierOf(row.employeeCount).price);
        return {
          status: "quoted",
          isApprovedByCustomer: false,
          hasCustomPrice: isCustom,
          customPriceFils: isCustom ? terms.priceFils : row.customPriceFils,
          repliedAt: row.repliedAt ?? new Date(),
        };
      };
      await writes.update(bulkOrderId, columns, by, { more });
      const row = (await quoteStore(database.db).find(sent!.id))!;
      return { quote: forStaff(row), isNew: sent!.isNew };
    },

    read: async (token: string): Promise<Quote> =>
      forCompany(await quoteOfToken(database.db, token), token),

    /** A link to the page of the company that has just accepted the quote. */
    openCompany: (token: string): Promise<string> =>
      database.transaction(async (trx) => {
        const row = await quoteOfToken(trx, token);
        const request = await bulkOrderStore(trx).find(row.bulkOrderId);
        const company = request?.companyId && (await companyStore(trx).find(request.companyId));
        if (!company || !opensCompanyPage(presentQuote(row, ""))) throw notFound("company");
        return companyLinkStore(trx).add(company.id);
      }),

    /**
     * The first answer to an open quote holds, on record without a member of staff. Accepting it makes its
     * order, in the same transaction.
     */
    answer: (token: string, reply: QuoteReply): Promise<Quote> =>
      database.transaction(async (trx) => {
        const { bulkOrderId } = await quoteOfToken(trx, token);
        const before = await bulkOrderStore(trx).findForUpdate(bulkOrderId);
        if (!before) throw notFound(ENTITY);
        // Read again: another answer, or staff, may have been quicker.
        const row = await quoteOfToken(trx, token);
        if (stateOf(row) !== "open") return forCompany(row, token);
        const given = { ...ANSWERED[reply.answer], ...(await follow(trx, row, before, reply)) };
        await bulkOrderStore(trx).change(bulkOrderId, given);
        await historyStore(trx).recordChange(null, ENTITY, bulkOrderId, "update", before, given);
        await notifications.sendToStaff(trx, quoteAnswerNotice, { quoteId: row.id });
        return forCompany(await quoteOfToken(trx, token), token);
      }),
  };
}
export type QuoteService = ReturnType<typeof quoteService>;

const forStaff = (row: QuoteRow) => presentQuote(row, quotePdfPath(row.id));
const withReminder = (row: QuoteRow): OpenQuote => ({
  ...forStaff(row),
  remindedAt: row.remindedAt?.toISOString() ?? null,
});
/** They have no other way to the document than their link, nor to the order than the mail about it. */
const forCompany = (row: QuoteRow, token: string): Quote => ({
  ...presentQuote(row, companysQuotePdfPath(token)),
  order: null,
});

/** Whether its prices hold a tax, or it is added to them: as for an order of the main product. */
async function taxModeOf(db: Db): Promise<TaxMode> {
  const { taxMode, productTax } = await invoiceSettingsStore(db).find();
  const [product] = (await productStore(db).list({}, { limit: 1, offset: 0 })).rows;
  return productTax.some((untaxed) => untaxed.product === product?.id) ? "none" : taxMode;
}

/** Others may have taken cards of the colour since they were counted. */
async function throwIfShort<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    const reported = messageOfCheck(error);
    throw reported ? fieldError("color", reported) : error;
  }
}

function isSame(
  quote: QuoteRow,
  { employeeCount, companyName }: BulkOrderRow,
  terms: Partial<QuoteRow>,
): boolean {
  return (
    Object.entries(terms).every(([name, value]) => quote[name as keyof QuoteRow] === value) &&
    quote.count === employeeCount &&
    quote.companyName === companyName
  );
}
