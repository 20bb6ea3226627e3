import type { Locale } from "../i18n/locale.ts";

/** Paths without a language prefix, in a module without schemas. */

/** The company's own page, for whoever has its link. */
export const companyPagePath = (token: string) => `/companies/${token}`;

/** In place of the id of a list, for one that is still to be read. */
export const NEW_LIST = "new";
/** One of the lists of its people. */
export const companyListPath = (token: string, list: string) =>
  `${companyPagePath(token)}/people/${list}`;

const callsOf = (token: string) => `/api/v1/companies/by-token/${token}`;

/** One of its invoices, as PDF. */
export const companysInvoicePath = (token: string, id: string, language: Locale) =>
  `${callsOf(token)}/invoices/${id}.pdf?language=${language}`;

/** The file in which it fills in its people. */
export const companysTemplatePath = (token: string, language: Locale) =>
  `${callsOf(token)}/roster-template?language=${language}`;
