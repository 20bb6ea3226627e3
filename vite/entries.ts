/** What pages without React load later; each is built apart from the pages (`standalone.ts`). */
export const CALCULATOR = "app/storefront/bulk-orders/calculator-program.ts";
export const FORM_PROGRAMS = "app/storefront/forms/form-programs.ts";

/**
 * Scripts for browsers besides the pages, each built to a file of its own. Paths in the project.
 */
export const PAGE_SCRIPT = "app/storefront/layout/page-script.ts";
export const PROGRAM_WATCH = "app/page-engine/program-watch.ts";
export const FIRST_TOUCH = "app/page-engine/first-touch.ts";
export const ORDER_OPENER = "app/storefront/order-dialog/order-opener.ts";
export const SERVICE_WORKER = "app/service-worker.ts";
