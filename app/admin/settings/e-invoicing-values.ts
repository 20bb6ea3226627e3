import {
  eInvoicingChangeSchema,
  type EInvoicing,
  type EInvoicingChange,
} from "#shared/e-invoices/e-invoicing.ts";

/** The service of Jordan's tax authority; nothing is sent there before owners have saved it. */
const JOFOTARA = "https://backend.jofotara.gov.jo/core/invoices/";

/** E-invoicing as its form holds it. */
export interface EInvoicingValues {
  isOn: boolean;
  serviceUrl: string;
  clientId: string;
  /** '' leaves the stored one. */
  secretKey: string;
}

export const eInvoicingValues = (stored: EInvoicing): EInvoicingValues => ({
  isOn: stored.isOn,
  serviceUrl: stored.serviceUrl || JOFOTARA,
  clientId: stored.clientId,
  secretKey: "",
});

/** What is sent of the form. */
export const changeOf = ({ secretKey, ...typed }: EInvoicingValues): EInvoicingChange => ({
  ...eInvoicingChangeSchema.parse(typed),
  secretKey: secretKey.trim() || undefined,
});
