import type { Config } from "#server/config.ts";
import { accountService } from "#server/features/accounts/account.service.ts";
import { invitationService } from "#server/features/accounts/invitation.service.ts";
import { binService } from "#server/features/bin/bin.service.ts";
import { boardService } from "#server/features/board/board.service.ts";
import { bulkOrderService } from "#server/features/bulk-orders/bulk-order.service.ts";
import { productService } from "#server/features/catalog/product.service.ts";
import { chipService } from "#server/features/chips/chip.service.ts";
import { claimSlips } from "#server/features/companies/claim-slips.ts";
import { companyCardService } from "#server/features/companies/company-card.service.ts";
import { companyContacts } from "#server/features/companies/company-contacts.ts";
import { companyDesignService } from "#server/features/companies/company-design.service.ts";
import { companyOfficeService } from "#server/features/companies/company-office.service.ts";
import { companyPageService } from "#server/features/companies/company-page.service.ts";
import { locationService } from "#server/features/delivery/location.service.ts";
import { eInvoiceService } from "#server/features/e-invoices/e-invoice.service.ts";
import { eInvoicingService } from "#server/features/e-invoices/e-invoicing.service.ts";
import { handoverService } from "#server/features/handovers/handover.service.ts";
import { historyListStore } from "#server/features/history/history-list.store.ts";
import type { InvoiceDrawers } from "#server/features/invoices/invoice-drawer.ts";
import { invoiceFiles } from "#server/features/invoices/invoice-files.ts";
import { invoiceSettingsService } from "#server/features/invoices/invoice-settings.service.ts";
import { invoiceService } from "#server/features/invoices/invoice.service.ts";
import { liveService } from "#server/features/live/live.service.ts";
import { LOCKS } from "#server/features/locked-changes/locks.ts";
import { undoService } from "#server/features/locked-changes/undo.service.ts";
import { mailServerService } from "#server/features/mail-server/mail-server.service.ts";
import { messageService } from "#server/features/messages/message.service.ts";
import { nameStore } from "#server/features/names/name.store.ts";
import type { NotificationRenderers } from "#server/features/notifications/notification-renderer.ts";
import { createNotifications } from "#server/features/notifications/notifications.ts";
import { orderPageService } from "#server/features/orders/order-page.service.ts";
import { orderService } from "#server/features/orders/order.service.ts";
import { staffOrders } from "#server/features/orders/staff-order.ts";
import { outboxService } from "#server/features/outbox/outbox.service.ts";
import { waitingPaymentService } from "#server/features/payment-details/waiting-payment.service.ts";
import { peopleService } from "#server/features/people/people.service.ts";
import { retentionService } from "#server/features/people/retention.service.ts";
import { printSheetService } from "#server/features/print-sheets/print-sheet.service.ts";
import { cardPictures } from "#server/features/profiles/card-pictures.ts";
import { ownPageService } from "#server/features/profiles/own-page.service.ts";
import { pageLinksService } from "#server/features/profiles/page-links.service.ts";
import { profilePageService } from "#server/features/profiles/profile-page.service.ts";
import { countTaps } from "#server/features/profiles/taps.ts";
import type { CardPrinters } from "#server/features/proofs/card-printer.ts";
import { proofAnswers } from "#server/features/proofs/proof-answers.ts";
import { proofDocuments } from "#server/features/proofs/proof-document.ts";
import { proofService } from "#server/features/proofs/proof.service.ts";
import { quoteFiles } from "#server/features/quotes/quote-files.ts";
import { quoteService } from "#server/features/quotes/quote.service.ts";
import { recordService } from "#server/features/record/record.service.ts";
import { refundService } from "#server/features/refunds/refund.service.ts";
import { replyService } from "#server/features/replies/reply.service.ts";
import type { SheetReader } from "#server/features/rosters/read-sheet.ts";
import { rosterPhotoService } from "#server/features/rosters/roster-photos.service.ts";
import { rosterService } from "#server/features/rosters/roster.service.ts";
import { appPasswordService } from "#server/features/second-factors/app-password.service.ts";
import { mustShowFactor } from "#server/features/second-factors/must-show-factor.ts";
import { passkeyCeremony } from "#server/features/second-factors/passkey-ceremony.ts";
import { passkeyService } from "#server/features/second-factors/passkey.service.ts";
import { secondFactorCheck } from "#server/features/second-factors/second-factor-check.ts";
import { secondFactorService } from "#server/features/second-factors/second-factor.service.ts";
import { passwordCheck } from "#server/features/session/check-password.ts";
import { openSessions } from "#server/features/session/open-sessions.ts";
import { ownAccountService } from "#server/features/session/own-account.service.ts";
import { passwordResetService } from "#server/features/session/password-reset.service.ts";
import { sessionService } from "#server/features/session/session.service.ts";
import { settingsService } from "#server/features/settings/settings.service.ts";
import {
  sharingService,
  type DrawSocialPicture,
} from "#server/features/sharing/sharing.service.ts";
import { shipmentService } from "#server/features/shipments/shipment.service.ts";
import { attentionStore } from "#server/features/statistics/attention.store.ts";
import { firstStepsService } from "#server/features/statistics/first-steps.service.ts";
import { monthsService } from "#server/features/statistics/months.service.ts";
import { salesStore } from "#server/features/statistics/sales.store.ts";
import { statisticsStore } from "#server/features/statistics/statistics.store.ts";
import { subscriberLinks } from "#server/features/subscribers/subscriber-links.ts";
import { subscriberService } from "#server/features/subscribers/subscriber.service.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { fileLinks } from "#server/platform/files/file-links.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { fileService } from "#server/platform/files/file.service.ts";
import { loginLimits } from "#server/platform/limits/login-limits.ts";
import { rateLimiter } from "#server/platform/limits/rate-limiter.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import type { LinkSecrets } from "#server/platform/secrets/link-signer.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

export interface ServiceParts {
  config: Config;
  /** Must be migrated and seeded. */
  database: Database;
  secrets: Secrets;
  pictures: PictureQueue;
  sheets: Pick<SheetReader, "read">;
  drawSocialPicture: DrawSocialPicture;
  invoicesIn: InvoiceDrawers;
  printersIn: CardPrinters;
  loadRenderers: () => Promise<NotificationRenderers>;
}

/**
 * Creates every service of the shop once, and passes each the services that it needs.
 * @param linkSecrets sign the links to files and those in e-mails
 */
export function createServices(parts: ServiceParts, linkSecrets: LinkSecrets) {
  const { config, database, secrets, pictures, drawSocialPicture, loadRenderers } = parts;
  const { reads } = database;
  const fileStore = openFileStore(config.files);
  const files = fileService(fileStore, pictures);
  const products = productService(database, files);
  const notifications = createNotifications(config);
  const settings = settingsService(database, files, notifications);
  const links = fileLinks(linkSecrets);
  const { publicUrl, cardUrl } = config;
  const page = { links, cardUrl };
  const history = historyListStore(reads.db);
  const replies = replyService({ database, notifications, publicUrl, loadRenderers });
  const checkPassword = passwordCheck(database, loginLimits(database));
  const ceremony = passkeyCeremony(database, publicUrl);
  return {
    database,
    live: liveService(database),
    fileStore,
    files,
    fileLinks: links,
    rateLimiter: rateLimiter(database, config.limits),
    products,
    settings,
    waitingPayment: waitingPaymentService(database, notifications),
    mailServer: mailServerService({ config, database, secrets, notifications }),
    eInvoices: eInvoiceService(database),
    eInvoicing: eInvoicingService({ config, database, secrets, notifications }),
    locations: locationService(database),
    invoices: invoiceService(database, notifications),
    invoiceFiles: invoiceFiles({ database, pictures, invoicesIn: parts.invoicesIn }),
    invoiceSettings: invoiceSettingsService(database, notifications),
    refunds: refundService({ database, files, links, notifications }),
    orders: orderService({ database, files, notifications, cardUrl }),
    staffOrders: staffOrders({ db: database.db, links, cardUrl }),
    orderPages: orderPageService({ database, files, notifications, page }),
    handovers: handoverService(database),
    shipments: shipmentService(database, notifications),
    proofs: proofService({ database, notifications, fileLinks: links, fileStore, cardUrl }),
    chips: chipService(database, cardUrl),
    proofAnswers: proofAnswers(database, notifications, page),
    proofDocuments: proofDocuments({
      database,
      fileStore,
      pictures,
      printersIn: parts.printersIn,
      page,
    }),
    printSheets: printSheetService({ database, fileStore, cardUrl }),
    board: boardService({ database, notifications, cardUrl }),
    companyCards: companyCardService({ database, files, notifications, cardUrl }),
    claimSlips: claimSlips({ database, pictures, invoicesIn: parts.invoicesIn, publicUrl }),
    companyContacts: companyContacts({ database, files, cardUrl }),
    companyOffices: companyOfficeService({ database }),
    companyPages: companyPageService({ database, notifications }),
    rosters: rosterService({ database, sheets: parts.sheets, files, fileLinks: links, cardUrl }),
    rosterPhotos: rosterPhotoService({ database, files }),
    companyDesigns: companyDesignService({ database, files, fileLinks: links, cardUrl }),
    quotes: quoteService(database, notifications),
    quoteFiles: quoteFiles({ database, pictures, invoicesIn: parts.invoicesIn }),
    profilePages: profilePageService(database, notifications),
    ownPages: ownPageService({ database, files, cardUrl: config.cardUrl }),
    pageLinks: pageLinksService(database, notifications),
    taps: countTaps(database),
    bulkOrders: bulkOrderService(database, notifications, replies),
    messages: messageService(database, notifications, replies),
    subscribers: subscriberService(database, notifications, subscriberLinks(linkSecrets)),
    accounts: accountService({ database, notifications }),
    invitations: invitationService({ database, notifications, publicUrl }),
    undoing: undoService({ database, notifications, locks: LOCKS }),
    passwordResets: passwordResetService(database),
    sessions: sessionService({
      database,
      checkPassword,
      secondFactors: secondFactorCheck(database, secrets, ceremony),
      notifications,
    }),
    ownAccount: ownAccountService({ database, checkPassword, notifications }),
    openSessions: openSessions(database),
    passkeys: passkeyService(database, ceremony, notifications),
    secondFactors: secondFactorService({ database, secrets, notifications }),
    mustShowFactor: mustShowFactor(database),
    appPasswords: appPasswordService(database),
    outbox: outboxService({ config, database, secrets, loadRenderers }),
    names: nameStore(database.db),
    statistics: statisticsStore(database.db, reads.db),
    sales: salesStore(reads.db),
    months: monthsService(database),
    attention: attentionStore(reads.db),
    firstSteps: firstStepsService({ config, database, secrets }),
    history,
    people: peopleService(database, fileStore),
    record: recordService(database),
    retention: retentionService(database),
    bin: binService(database, history),
    cardPictures: cardPictures({ config, pictures }),
    sharing: sharingService({
      config,
      settings,
      products,
      files,
      pictures,
      draw: drawSocialPicture,
    }),
  };
}
export type Services = ReturnType<typeof createServices>;
