import type { Call } from "../http/call.ts";
import { versionHeader } from "../http/resource-calls.ts";
import {
  eInvoicingAnswerSchema,
  eInvoicingChangeSchema,
  eInvoicingTestAnswerSchema,
} from "./e-invoicing.ts";

const tag = "Settings";
const path = "/e-invoicing";
const answers = { 200: { schema: eInvoicingAnswerSchema, description: "How they are sent" } };

export const getEInvoicing = {
  method: "get",
  path,
  permission: "security.read",
  tag,
  summary: "How invoices are sent to the tax authority; never the secret key",
  answers,
} as const satisfies Call;

export const changeEInvoicing = {
  method: "patch",
  path,
  permission: "security.write",
  needsProof: true,
  tag,
  summary: "Change how invoices are sent to the tax authority",
  headers: versionHeader,
  body: eInvoicingChangeSchema,
  refusals: [412],
  answers,
} as const satisfies Call;

export const testEInvoicing = {
  method: "post",
  path: "/e-invoicing/test",
  permission: "security.write",
  tag,
  summary: "Try the keys of e-invoicing with an empty document, which is never taken",
  refusals: [400, 429],
  answers: { 201: { schema: eInvoicingTestAnswerSchema, description: "What was answered" } },
} as const satisfies Call;
