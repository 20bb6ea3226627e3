import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import {
  invoiceSettingsChangeSchema,
  UNTAXED,
  type InvoiceSettings,
  type InvoiceSettingsChange,
  type IssueMoment,
  type TaxMode,
} from "#shared/invoices/invoice-settings.ts";

/** `S` as all are that are not named. */
export const PRODUCT_TAXES = ["S", ...UNTAXED] as const;
type ProductCategory = (typeof PRODUCT_TAXES)[number];

/** The settings as their form holds them: of the products the one that the shop sells. */
export interface InvoiceValues {
  issueWhen: IssueMoment;
  taxMode: TaxMode;
  sellerName: string;
  sellerNameAr: string;
  taxNumber: string;
  activityNumber: string;
  address: string;
  product: ProductCategory;
}

const isMain = ({ product }: { product: string }) => product === MAIN_PRODUCT_ID;

export const invoiceValues = (settings: InvoiceSettings): InvoiceValues => ({
  issueWhen: settings.issueWhen,
  taxMode: settings.taxMode,
  sellerName: settings.sellerName,
  sellerNameAr: settings.sellerNameAr,
  taxNumber: settings.taxNumber,
  activityNumber: settings.activityNumber,
  address: settings.address,
  product: settings.productTax.find(isMain)?.category ?? "S",
});

/** What is sent of the form. */
export function changeOf(
  { productTax }: InvoiceSettings,
  { product, ...typed }: InvoiceValues,
): InvoiceSettingsChange {
  const others = productTax.filter((each) => !isMain(each));
  const own = product === "S" ? [] : [{ product: MAIN_PRODUCT_ID, category: product }];
  return invoiceSettingsChangeSchema.parse({ ...typed, productTax: [...others, ...own] });
}
