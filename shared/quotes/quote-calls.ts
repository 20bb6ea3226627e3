import { z } from "zod";

import { companyLinkAnswerSchema } from "../companies/company-page.ts";
import { API_PATH, type Call } from "../http/call.ts";
import {
  quoteAnswerEnvelope,
  quoteFormSchema,
  quoteListSchema,
  quoteReplySchema,
  quoteTokenSchema,
} from "./quote.ts";

const tag = "Bulk orders";
const params = z.object({ token: quoteTokenSchema });
const ofBulkOrder = "/custom-orders/{id}/quotes";

/** A quote as PDF, for staff. */
export const QUOTE_PDF = "/quotes/{file}";
/** The same for the company, whose link has the token. */
export const COMPANYS_QUOTE_PDF = "/quotes/by-token/{token}/quote.pdf";
export const quotePdfPath = (id: string) => `${API_PATH}/quotes/${id}.pdf`;
export const companysQuotePdfPath = (token: string) =>
  `${API_PATH}/quotes/by-token/${token}/quote.pdf`;

export const listQuotes = {
  method: "get",
  path: ofBulkOrder,
  permission: "customers.read",
  tag,
  summary: "What a company was offered, the newest first",
  answers: { 200: { schema: quoteListSchema, description: "The quotes" } },
} as const satisfies Call;

export const sendQuote = {
  method: "post",
  path: ofBulkOrder,
  permission: "customers.write",
  tag,
  summary: "Send a company a quote, with a page on which it accepts or declines",
  description: "A newer quote replaces an open one. The same again is the quote that is open.",
  body: quoteFormSchema,
  answers: {
    201: { schema: quoteAnswerEnvelope, description: "The quote; it is sent in a moment" },
    200: { schema: quoteAnswerEnvelope, description: "This very quote is open already" },
  },
} as const satisfies Call;

export const getQuote = {
  method: "get",
  path: "/quotes/by-token/{token}",
  tag,
  summary: "The quote that a company's link leads to",
  isPublic: true,
  params,
  answers: { 200: { schema: quoteAnswerEnvelope, description: "The quote as it stands now" } },
} as const satisfies Call;

export const openQuotesCompany = {
  method: "post",
  path: "/quotes/by-token/{token}/company-page",
  tag,
  summary: "A link to the page of the company that has accepted this quote, for two weeks",
  isPublic: true,
  params,
  refusals: [429],
  answers: { 200: { schema: companyLinkAnswerSchema, description: "The link's token" } },
} as const satisfies Call;

export const answerQuote = {
  method: "post",
  path: "/quotes/by-token/{token}/answer",
  tag,
  summary: "Accept or decline a quote",
  description: "Only an open quote is changed; of any other the answer says how it stands.",
  isPublic: true,
  params,
  body: quoteReplySchema,
  refusals: [429],
  answers: { 200: { schema: quoteAnswerEnvelope, description: "The quote as it stands now" } },
} as const satisfies Call;
