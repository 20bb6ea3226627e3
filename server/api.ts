import { accountRoutes } from "#server/features/accounts/account.routes.ts";
import { addonResource } from "#server/features/addons/addon.resource.ts";
import { backupRoutes } from "#server/features/backups/backup.routes.ts";
import { binRoutes } from "#server/features/bin/bin.routes.ts";
import { boardRoutes } from "#server/features/board/board.routes.ts";
import { bulkOrderRoutes } from "#server/features/bulk-orders/bulk-order.routes.ts";
import { productRoutes } from "#server/features/catalog/product.routes.ts";
import { chipRoutes } from "#server/features/chips/chip.routes.ts";
import { companyCardRoutes } from "#server/features/companies/company-card.routes.ts";
import { companyDesignRoutes } from "#server/features/companies/company-design.routes.ts";
import { companyFileRoutes } from "#server/features/companies/company-file.routes.ts";
import { companyOfficeRoutes } from "#server/features/companies/company-office.routes.ts";
import { companyPageRoutes } from "#server/features/companies/company-page.routes.ts";
import { companyResource } from "#server/features/companies/company.resource.ts";
import { companyRoutes } from "#server/features/companies/company.routes.ts";
import { citiesOfCountryRoute, cityResource } from "#server/features/delivery/city.resource.ts";
import { countryResource } from "#server/features/delivery/country.resource.ts";
import { discountResource } from "#server/features/discounts/discount.resource.ts";
import { discountRoutes } from "#server/features/discounts/discount.routes.ts";
import { eInvoiceRoutes } from "#server/features/e-invoices/e-invoice.routes.ts";
import { eInvoicingRoutes } from "#server/features/e-invoices/e-invoicing.routes.ts";
import { handoverRoutes } from "#server/features/handovers/handover.routes.ts";
import { headerImageResource } from "#server/features/header-image/header-image.resource.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { invoiceFileRoutes } from "#server/features/invoices/invoice-file.routes.ts";
import { invoiceRoutes } from "#server/features/invoices/invoice.routes.ts";
import { liveRoutes } from "#server/features/live/live.routes.ts";
import { undoRoutes } from "#server/features/locked-changes/undo.routes.ts";
import { mailServerRoutes } from "#server/features/mail-server/mail-server.routes.ts";
import { messageRoutes } from "#server/features/messages/message.routes.ts";
import { nameRoutes } from "#server/features/names/name.routes.ts";
import { orderPageRoutes } from "#server/features/orders/order-page.routes.ts";
import { orderStaffRoutes } from "#server/features/orders/order-staff.routes.ts";
import { orderRoutes } from "#server/features/orders/order.routes.ts";
import { outboxRoutes } from "#server/features/outbox/outbox.routes.ts";
import { packingRoutes } from "#server/features/packing/packing.routes.ts";
import { waitingPaymentRoutes } from "#server/features/payment-details/waiting-payment.routes.ts";
import { peopleRoutes } from "#server/features/people/people.routes.ts";
import { pictureRoutes } from "#server/features/pictures/picture.routes.ts";
import { printSheetRoutes } from "#server/features/print-sheets/print-sheet.routes.ts";
import { ownPageRoutes } from "#server/features/profiles/own-page.routes.ts";
import { proofRoutes } from "#server/features/proofs/proof.routes.ts";
import { quoteFileRoutes } from "#server/features/quotes/quote-file.routes.ts";
import { quoteRoutes } from "#server/features/quotes/quote.routes.ts";
import { recordRoutes } from "#server/features/record/record.routes.ts";
import { refundRoutes } from "#server/features/refunds/refund.routes.ts";
import { companyRosterRoutes } from "#server/features/rosters/company-roster.routes.ts";
import { rosterTemplateRoutes } from "#server/features/rosters/roster-template.routes.ts";
import { rosterRoutes } from "#server/features/rosters/roster.routes.ts";
import { passkeyRoutes } from "#server/features/second-factors/passkey.routes.ts";
import { secondFactorRoutes } from "#server/features/second-factors/second-factor.routes.ts";
import { sessionRoutes } from "#server/features/session/session.routes.ts";
import { settingsRoutes } from "#server/features/settings/settings.routes.ts";
import { shipmentRoutes } from "#server/features/shipments/shipment.routes.ts";
import { socialLinkResource } from "#server/features/social-media/social-link.resource.ts";
import { statisticsRoutes } from "#server/features/statistics/statistics.routes.ts";
import { subscriberRoutes } from "#server/features/subscribers/subscriber.routes.ts";
import { testimonialResource } from "#server/features/testimonials/testimonial.resource.ts";
import type { apiFrame } from "#server/platform/http/api-frame.ts";
import { describeApi } from "#server/platform/http/describe-api.ts";
import { resourceRoutes } from "#server/platform/resource/resource-routes.ts";

import type { Services } from "./services.ts";

/** The whole API: every call under `/api/v1`, with the middleware that all of them share. */
export function createApi(
  frame: ReturnType<typeof apiFrame>,
  services: Services,
  { isHttps, origin }: { isHttps: boolean; origin: string },
) {
  const { database, locations, rateLimiter } = services;
  const api = frame
    .route("/", productRoutes(services.products))
    .route("/", resourceRoutes(addonResource(services)))
    .route("/", resourceRoutes(countryResource(database, locations)))
    .route("/", resourceRoutes(cityResource(database, locations)))
    .route("/", citiesOfCountryRoute(database))
    .route("/", resourceRoutes(testimonialResource(services)))
    .route("/", resourceRoutes(socialLinkResource(services)))
    .route("/", resourceRoutes(headerImageResource(services)))
    .route("/", discountRoutes(database.db, rateLimiter))
    .route("/", resourceRoutes(companyResource(services)))
    .route("/", companyRoutes(services))
    .route("/", companyPageRoutes(services.companyPages, rateLimiter))
    .route("/", companyRosterRoutes(services))
    .route("/", companyDesignRoutes(services))
    .route("/", companyOfficeRoutes(services))
    .route("/", companyCardRoutes(services))
    .route("/", companyFileRoutes(services))
    .route("/", rosterRoutes(services))
    .route("/", rosterTemplateRoutes(database))
    .route("/", resourceRoutes(discountResource(services)))
    .route("/", nameRoutes(services.names))
    .route("/", settingsRoutes(services.settings))
    .route("/", waitingPaymentRoutes(services.waitingPayment))
    .route("/", mailServerRoutes(services.mailServer))
    .route("/", eInvoicingRoutes(services.eInvoicing, rateLimiter))
    .route("/", eInvoiceRoutes(services.eInvoices))
    .route("/", backupRoutes(database.db))
    .route("/", statisticsRoutes(services))
    .route("/", subscriberRoutes(services.subscribers, rateLimiter, origin))
    .route("/", messageRoutes(services.messages, rateLimiter))
    .route("/", bulkOrderRoutes(services.bulkOrders, rateLimiter))
    .route("/", quoteRoutes(services.quotes, rateLimiter))
    .route("/", quoteFileRoutes(services.quoteFiles, rateLimiter))
    .route("/", outboxRoutes(services.outbox, rateLimiter))
    .route("/", historyRoutes(services.history))
    .route("/", recordRoutes(services.record))
    .route("/", binRoutes(services.bin))
    .route("/", peopleRoutes(services.people, services.retention))
    .route("/", liveRoutes(services.live, services.sessions))
    .route("/", accountRoutes(services, { isHttps }))
    .route("/", undoRoutes(services.undoing, rateLimiter))
    .route("/", sessionRoutes(services, { isHttps }))
    .route("/", secondFactorRoutes(services))
    .route("/", passkeyRoutes(services, { isHttps }))
    // Before the orders: `board` is no id of one.
    .route("/", boardRoutes(services))
    .route("/", orderRoutes(services))
    .route("/", pictureRoutes(services))
    .route("/", orderPageRoutes(services.orderPages, rateLimiter))
    .route("/", ownPageRoutes(services))
    .route("/", orderStaffRoutes(services.orders, services.staffOrders))
    .route("/", handoverRoutes(services.handovers))
    .route("/", shipmentRoutes(services.shipments))
    .route("/", packingRoutes(services))
    .route("/", refundRoutes(services.refunds))
    .route("/", invoiceRoutes(services))
    .route("/", invoiceFileRoutes(services.invoiceFiles, rateLimiter))
    .route("/", proofRoutes(services))
    .route("/", printSheetRoutes(services.printSheets))
    .route("/", chipRoutes(services.chips));
  describeApi(api);
  return api;
}

/** The API's type, with the contract of each call. */
export type Api = ReturnType<typeof createApi>;
