import { program as quote } from "../bulk-orders/quote-program.ts";
import { program as message } from "../contact/message-program.ts";
import { program as newsletter } from "../newsletter/newsletter-program.ts";
import type { FormProgram } from "./form-program.ts";

/**
 * By a form's `data-sent`. They are loaded together, because nearly all of their code is the same and
 * fewer files arrive sooner.
 */
export const FORM_PROGRAMS = { message, newsletter, quote } satisfies Record<string, FormProgram>;
