import { z } from "zod";

import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { linkTokenSchema } from "../link-token.ts";
import { companyLinkAnswerSchema, companyPageAnswerSchema } from "./company-page.ts";

/** What a company does by the link to its own page, and how it gets that. */

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

export const renewCompanyLink = {
  ...ofCompanyLink,
  method: "post",
  path: `${COMPANY_BY_TOKEN}/link`,
  summary: "End every link to the company's page and to its orders, and get a new one to the page",
  refusals: [429],
  answers: { 200: { schema: companyLinkAnswerSchema, description: "The new link's token" } },
} as const satisfies Call;

export const openCompanyOrder = {
  ...ofCompanyLink,
  method: "post",
  path: `${COMPANY_BY_TOKEN}/orders/{order}/link`,
  summary: "A link to the page of one of the company's orders",
  params: ofCompanyLink.params.extend({ order: idSchema }),
  refusals: [429],
  answers: { 200: { schema: companyLinkAnswerSchema, description: "The link's token" } },
} as const satisfies Call;

export const sendCompanyLink = {
  method: "post",
  path: "/companies/{id}/link",
  permission: "customers.write",
  tag: "Companies",
  summary:
    "Send a company the link to its own page, in place of those before it if these have leaked",
  body: z.object({
    endsOthers: z
      .boolean()
      .default(false)
      .meta({ description: "Ends every link to its page and to its orders at once" }),
  }),
  answers: {
    200: {
      schema: itemEnvelope(
        z.object({
          isSent: z.boolean().meta({ description: "False where it has no email address" }),
        }),
      ),
      description: "Whether it goes to the company's email address",
    },
  },
} as const satisfies Call;
