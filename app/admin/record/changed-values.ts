import { m } from "#app/i18n/translations.ts";
import {
  MOMENT_LABELS,
  PRODUCT_TAX_LABELS,
  TAX_MODE_LABELS,
} from "#app/invoices/settings-labels.ts";
import { yesOrNo } from "#app/orders/order-fields.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { CompanyLinkDeed } from "#server/features/companies/company-page.service.ts";
import type { AnnouncedDay } from "#shared/delivery/holidays.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { ProductTax } from "#shared/invoices/invoice-settings.ts";
import { PLATFORM_NAMES } from "#shared/social-media/social-link.ts";

import { INPUT_TYPE_LABELS } from "../addons/addon-labels.ts";
import { BULK_STATUS_LABELS } from "../bulk-orders/bulk-order-labels.ts";
import { HOLIDAY_NAMES } from "../holidays/holiday-names.ts";
import { MESSAGE_STATUS_LABELS } from "../messages/message-labels.ts";
import { nameOf } from "../names/names.ts";
import { plain } from "../orders/history-fields.ts";
import { STATE_LABELS } from "../outbox/outbox-labels.ts";
import { longMoment, shortDay } from "../resource/display-date.ts";
import { SECURITY_LABELS } from "../settings/mail-labels.ts";
import { entityLabel } from "./entity-labels.ts";

type Words = (value: unknown) => string;

/** What another version of the shop has written stays as it is. */
const labelled =
  (labels: Readonly<Record<string, (() => string) | { label: () => string }>>): Words =>
  (value) => {
    const known = Object.hasOwn(labels, String(value)) ? labels[String(value)] : undefined;
    if (!known) return plain(value);
    return typeof known === "function" ? known() : known.label();
  };

const listed =
  <Item extends object>(text: (item: Item) => string): Words =>
  (value) =>
    Array.isArray(value)
      ? value.map((item) => (isObject(item) ? text(item as Item) : plain(item))).join(" · ")
      : "";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Where pictures are stored, and ids of records, say nothing to a reader. */
const wordless: Words = () => "";

const ROLE_LABELS = {
  owner: () => m.panel_role("owner"),
  manager: () => m.panel_role("manager"),
  maker: () => m.panel_role("maker"),
  viewer: () => m.panel_role("viewer"),
  // What older releases call a manager.
  staff: () => m.panel_role("manager"),
};

const DAY_KINDS = { ...HOLIDAY_NAMES, working_day: m.panel_settings_holidays_working };

/** The values of fields that are no plain texts, numbers or prices; first those of one kind of records. */
const VALUES: Readonly<Record<string, Words>> = {
  "message.status": labelled(MESSAGE_STATUS_LABELS),
  "bulk-order.status": labelled(BULK_STATUS_LABELS),
  "notification.state": labelled(STATE_LABELS),
  "mail-server.security": labelled(SECURITY_LABELS),
  "test-message.result": labelled({
    sent: m.panel_outbox_test_sent,
    refused: m.panel_outbox_test_refused,
    late: m.panel_outbox_test_late,
  }),
  "company.companyLink": labelled({
    sent: m.panel_companies_link_deed_sent,
    renewed: m.panel_companies_link_deed_renewed,
    renewed_by_company: m.panel_companies_link_deed_by_company,
  } satisfies Record<CompanyLinkDeed, () => string>),
  inputType: labelled(INPUT_TYPE_LABELS),
  role: labelled(ROLE_LABELS),
  platform: (value) => PLATFORM_NAMES[plain(value)] ?? plain(value),
  platformData: (value) =>
    yesOrNo(isObject(value) && Object.values(value!).some((data) => data?.verified === true)),
  language: labelled({ en: () => LANGUAGES.en.name, ar: () => LANGUAGES.ar.name }),
  deactivatedAt: (value) => yesOrNo(value !== null),
  about: (value) => entityLabel(plain(value)),
  issueWhen: labelled(MOMENT_LABELS),
  taxMode: labelled(TAX_MODE_LABELS),
  productTax: listed<ProductTax>(({ category }) => labelled(PRODUCT_TAX_LABELS)(category)),
  announcedDays: listed<AnnouncedDay>(
    ({ date, kind }) => `${shortDay(date)} (${labelled(DAY_KINDS)(kind)})`,
  ),
  cardDesigns: listed<{ colorName: string }>(({ colorName }) => nameOf("color", colorName)),
  stock: listed<{ colorName: string; left: number; lowMark: number }>((counted) =>
    m.panel_product_counted({ ...counted, color: nameOf("color", counted.colorName) }),
  ),
  image: wordless,
  cliqQrImage: wordless,
  socialPreviewImage: wordless,
  countryId: wordless,
  productId: wordless,
  aboutId: wordless,
};

/** A value in words; '' where it has none. */
export function valueWords(entity: string, field: string, value: unknown): string {
  const words = VALUES[`${entity}.${field}`] ?? VALUES[field];
  if (words) return words(value);
  if (typeof value === "number" && field.endsWith("Fils")) return formatPrice(value / 1000);
  const text = plain(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return shortDay(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? longMoment(text) : text;
}
