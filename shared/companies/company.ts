import { z } from "zod";

import { rule, ruleSaying } from "../api-messages/rule.ts";
import type { Call } from "../http/call.ts";
import { listQuerySchema } from "../http/page-query.ts";
import { resourceCalls } from "../http/resource-calls.ts";
import { idFields } from "../id-schema.ts";
import { taxNumber } from "../invoices/invoice-settings.ts";
import {
  atLeast,
  code,
  emailAddress,
  line,
  multiline,
  PHONE_TOO_SHORT,
  phoneNumber,
} from "../text.ts";

/** A company that orders cards for its people, as staff know it. */
const companySchema = z
  .object({
    ...idFields,
    name: z.string(),
    taxNumber: z.string().meta({ description: "Digits alone; '' where it is not known" }),
    contactPerson: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    note: z.string().meta({ description: "For staff alone" }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Company" });
export type Company = z.infer<typeof companySchema>;

const phone = phoneNumber();
const email = emailAddress();
const isBlankOr = (rule: z.ZodType) => (typed: string) =>
  typed === "" || rule.safeParse(typed).success;

const fields = z.object({
  name: line({ min: atLeast(2, "companyName") }),
  taxNumber: taxNumber(),
  contactPerson: line(),
  email: code().refine(isBlankOr(email), rule("email_address_invalid")),
  phone: code().refine(isBlankOr(phone), ruleSaying(PHONE_TOO_SHORT[1])),
  address: line(),
  note: multiline(),
});

export const companyFormSchema = fields.extend({
  taxNumber: fields.shape.taxNumber.default(""),
  contactPerson: fields.shape.contactPerson.default(""),
  email: fields.shape.email.default(""),
  phone: fields.shape.phone.default(""),
  address: fields.shape.address.default(""),
  note: fields.shape.note.default(""),
});
export type CompanyForm = z.input<typeof companyFormSchema>;

export const companyCalls = resourceCalls({
  path: "/companies",
  area: "customers",
  tag: "Companies",
  named: { one: "The company", many: "The companies" },
  item: companySchema,
  query: listQuerySchema(["createdAt", "name"]),
  form: companyFormSchema,
  change: fields.partial(),
  isAlwaysPaged: true,
  summaries: {
    list: "Companies, found by name, tax number, phone, e-mail address or person",
    create: "Add a company",
    change: "Change a company; only what is named changes",
    remove: "Delete a company; its requests, orders and invoices stay",
  },
});

export const getCompany = {
  method: "get",
  path: "/companies/{id}",
  permission: "customers.read",
  tag: "Companies",
  summary: "One company",
  answers: companyCalls.change.answers,
} as const satisfies Call;
