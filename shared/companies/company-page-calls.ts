import { z } from "zod";

import type { Call } from "../http/call.ts";
import { linkTokenSchema } from "../link-token.ts";
import { companyPageAnswerSchema } from "./company-page.ts";

/** What a company does by the link to its own page. */

/** Below it are all calls that the link opens. */
export const COMPANY_BY_TOKEN = "/companies/by-token/{token}";

/** What they have in common. */
export const ofCompanyLink = {
  tag: "Companies",
  isPublic: true,
  params: z.object({ token: linkTokenSchema }),
} as const;

export const getCompanyPage = {
  ...ofCompanyLink,
  method: "get",
  path: COMPANY_BY_TOKEN,
  summary: "The company that a link leads to: its orders, invoices and lists of people",
  answers: { 200: { schema: companyPageAnswerSchema, description: "As it stands now" } },
} as const satisfies Call;
