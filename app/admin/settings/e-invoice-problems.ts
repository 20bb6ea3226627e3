import { m } from "#app/i18n/translations.ts";
import type { EInvoiceProblem } from "#shared/e-invoices/e-invoice-problem.ts";

const TEXTS: Record<EInvoiceProblem["problem"], () => string> = {
  activity_number: m.panel_settings_e_problem_activity_number,
  seller_name: m.panel_settings_e_problem_seller_name,
  seller_tax_number: m.panel_settings_e_problem_seller_tax_number,
  buyer_tax_number: m.panel_settings_e_problem_buyer_tax_number,
  buyer_name: m.panel_settings_e_problem_buyer_name,
  number: m.panel_settings_e_problem_number,
  date: m.panel_settings_e_problem_date,
  no_lines: m.panel_settings_e_problem_no_lines,
  line_name: m.panel_settings_e_problem_line_name,
  line_amount: m.panel_settings_e_problem_line_amount,
  line_tax_of_unregistered: m.panel_settings_e_problem_line_tax_of_unregistered,
  line_tax: m.panel_settings_e_problem_line_tax,
  line_sum: m.panel_settings_e_problem_line_sum,
  totals: m.panel_settings_e_problem_totals,
  original_missing: m.panel_settings_e_problem_original_missing,
  credit_above_original: m.panel_settings_e_problem_credit_above_original,
};

/** What is wrong with a document, and what to do. */
export function problemText({ problem, line }: EInvoiceProblem): string {
  const text = TEXTS[problem]();
  return line === undefined ? text : m.panel_settings_e_problem_in_line({ line, text });
}
