import { m } from "#app/i18n/translations.ts";
import type { addons } from "#server/features/addons/addon.table.ts";
import type { bulkOrders } from "#server/features/bulk-orders/bulk-order.table.ts";
import type { products } from "#server/features/catalog/product.table.ts";
import type { cities, countries } from "#server/features/delivery/location.table.ts";
import type { discounts } from "#server/features/discounts/discount.table.ts";
import type { eInvoicing } from "#server/features/e-invoices/e-invoicing.table.ts";
import type { invoiceSettings } from "#server/features/invoices/invoice-settings.table.ts";
import type { mailServers } from "#server/features/mail-server/mail-server.table.ts";
import type { messages } from "#server/features/messages/message.table.ts";
import type { quotes } from "#server/features/quotes/quote.table.ts";
import type { users } from "#server/features/session/session.table.ts";
import type { settings } from "#server/features/settings/settings.table.ts";
import type { socialLinks } from "#server/features/social-media/social-link.table.ts";
import type { subscribers } from "#server/features/subscribers/subscriber.table.ts";
import type { testimonials } from "#server/features/testimonials/testimonial.table.ts";

type Keys<Table extends { $inferSelect: object }> = keyof Table["$inferSelect"] & string;
type Column =
  | Keys<typeof addons>
  | Keys<typeof bulkOrders>
  | Keys<typeof cities>
  | Keys<typeof countries>
  | Keys<typeof eInvoicing>
  | Keys<typeof invoiceSettings>
  | Keys<typeof discounts>
  | Keys<typeof mailServers>
  | Keys<typeof messages>
  | Keys<typeof products>
  | Extract<Keys<typeof quotes>, "remindedAt">
  | Keys<typeof settings>
  | Keys<typeof socialLinks>
  | Keys<typeof subscribers>
  | Keys<typeof testimonials>
  | Keys<typeof users>;

/** They change with others, or say nothing to a reader. */
export const UNTOLD_FIELDS = [
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "isOnlyRow",
  "search",
  "source",
  "isConfirmed",
  "isExample",
  "confirmationSentAt",
  "lastSeenAt",
  "previousLinkSecret",
  "linkSecretReplacedAt",
  "transfersSince",
  "keysRefusedAt",
  "onSince",
  "takenUpTo",
  "usedCount",
  "companyId",
] as const satisfies Column[];

/**
 * What the fields of records are called, orders' apart. They follow from the tables' columns: a new one does
 * not compile until it has a name here, or is declared to be untold.
 */
export const FIELD_LABELS: Record<Exclude<Column, (typeof UNTOLD_FIELDS)[number]>, () => string> = {
  shopName: m.panel_settings_name,
  shopNameAr: m.panel_settings_name_ar,
  email: m.panel_settings_email,
  phone: m.panel_settings_phone,
  city: m.panel_settings_city,
  cityAr: m.panel_settings_city_ar,
  country: m.panel_settings_country,
  countryAr: m.panel_settings_country_ar,
  businessHours: m.panel_settings_hours,
  businessHoursAr: m.panel_settings_hours_ar,
  bankName: m.panel_settings_bank_name,
  accountHolder: m.panel_settings_holder,
  accountNumber: m.panel_settings_account_number,
  iban: m.panel_settings_iban,
  swiftCode: m.panel_settings_swift,
  cliqAlias: m.panel_settings_instant_alias,
  cliqQrImage: m.panel_settings_instant_qr,
  issueWhen: m.panel_invoices_issue_when,
  taxMode: m.panel_invoices_tax_mode,
  sellerName: m.panel_invoices_seller,
  sellerNameAr: m.panel_invoices_seller_ar,
  taxNumber: m.panel_invoices_tax_number,
  activityNumber: m.panel_invoices_activity_number,
  address: m.panel_invoices_address,
  productTax: m.panel_invoices_product_tax,
  socialPreviewImage: m.panel_settings_sharing,
  announcedDays: m.panel_settings_holidays,
  host: m.panel_settings_mail_host,
  port: m.panel_settings_mail_port,
  security: m.panel_settings_mail_security,
  user: m.panel_settings_mail_user,
  password: m.panel_record_password,
  passwordHash: m.panel_record_password,
  sender: m.panel_settings_mail_sender,
  isOn: m.panel_settings_e_invoices_on,
  serviceUrl: m.panel_settings_e_invoices_url,
  clientId: m.panel_settings_e_invoices_client,
  secretKey: m.panel_settings_e_invoices_key,
  role: m.panel_record_role,
  name: m.panel_column_name,
  nameAr: m.panel_field_name_ar,
  title: m.panel_column_title,
  titleAr: m.panel_field_title_ar,
  description: m.panel_product_description,
  descriptionAr: m.panel_product_description_ar,
  isMainProduct: m.panel_product_main,
  isPaused: m.panel_product_paused,
  pausedText: m.panel_product_paused_text,
  pausedTextAr: m.panel_product_paused_text_ar,
  priceFils: m.panel_column_price,
  quantityPrices: m.panel_product_quantity_prices,
  deliveryFeeFils: m.panel_column_fee,
  customPriceFils: m.panel_bulk_field_price,
  hasCustomPrice: m.panel_bulk_field_custom,
  isApprovedByCustomer: m.panel_record_approved,
  estimatedDelivery: m.panel_bulk_field_delivery,
  companyName: m.panel_bulk_field_company,
  contactPerson: m.panel_bulk_field_person,
  employeeCount: m.panel_bulk_field_employees,
  message: m.panel_bulk_field_message,
  subject: m.panel_messages_column_subject,
  fullName: m.panel_column_name,
  status: m.panel_column_status,
  code: m.panel_column_code,
  options: m.panel_column_options,
  platform: m.panel_social_platform,
  url: m.panel_social_url,
  company: m.panel_testimonials_company,
  companyAr: m.panel_testimonials_company_ar,
  quote: m.panel_testimonials_quote,
  quoteAr: m.panel_testimonials_quote_ar,
  rating: m.panel_testimonials_rating,
  image: m.panel_product_picture,
  body: m.panel_bulk_field_message,
  inputType: m.panel_column_input_type,
  percent: m.panel_discounts_percent,
  amountFils: m.panel_discounts_amount,
  startsOn: m.panel_discounts_first,
  endsOn: m.panel_discounts_last,
  mostUses: m.panel_discounts_most,
  mostPerEmail: m.panel_discounts_per_email,
  smallestFils: m.panel_discounts_smallest,
  productId: m.panel_discounts_product,
  displayOrder: m.panel_column_display_order,
  isActive: m.panel_active,
  optionsAr: m.panel_record_options_ar,
  countryId: m.panel_column_country,
  language: m.panel_orders_language,
  arePricesChecked: m.panel_dashboard_first_prices_done,
  areFirstStepsDismissed: m.panel_record_first_steps,
  fileLinkSecret: m.panel_record_link_secret,
  platformData: m.panel_social_verified,
  confirmedAt: m.panel_subscribers_confirmed,
  repliedAt: m.panel_record_first_reply,
  remindedAt: m.panel_record_reminded,
  deactivatedAt: m.panel_record_deactivated,
};
