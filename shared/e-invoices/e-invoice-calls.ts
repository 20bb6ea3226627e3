import type { Call } from "../http/call.ts";
import { sendingAnswerSchema } from "./e-invoice.ts";

const tag = "Invoices";
const sending = { schema: sendingAnswerSchema, description: "How far they are" };

export const getSending = {
  method: "get",
  path: "/e-invoices",
  permission: "money.read",
  tag,
  summary: "How many invoices wait for the tax authority, and which it has refused and why",
  answers: { 200: sending },
} as const satisfies Call;

export const sendAgain = {
  method: "post",
  path: "/e-invoices/{id}/sending",
  permission: "money.write",
  tag,
  summary: "Send an invoice again that the tax authority has refused, under the same UUID",
  description: "One that waits or is cleared stays as it is.",
  answers: { 200: sending },
} as const satisfies Call;
