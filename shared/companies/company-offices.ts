import { z } from "zod";

import { issueSaying, rule, ruleSaying } from "../api-messages/rule.ts";
import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { rosterMessage } from "../rosters/roster-message.ts";
import { folded } from "../search-text.ts";
import { code, filled, line, PHONE_TOO_SHORT, phoneNumber } from "../text.ts";
import { COMPANY_BY_TOKEN, ofCompanyLink } from "./company-page-calls.ts";

/** The offices to which a company's cards are delivered, beside the address of the order. */

export const MOST_OFFICES = 50;

const phone = phoneNumber();

export const officeFormSchema = z.object({
  _id: idSchema.optional().meta({ description: "Of an office that stays; a new one has none" }),
  name: line({ min: filled("name") })
    // The people of a list name it, and signs alone are the name of none.
    .refine((name) => name === "" || folded(name) !== "", rule("invalid"))
    .meta({ description: "As the column `office` of the company's lists of people has it" }),
  city: line({ min: filled("cityName") }),
  addressLine1: line({ min: filled("addressLine1") }),
  addressLine2: line().default(""),
  phone: code()
    .refine(
      (typed) => typed === "" || phone.safeParse(typed).success,
      ruleSaying(PHONE_TOO_SHORT[1]),
    )
    .default("")
    .meta({ description: "'' for that of the order" }),
  contactName: line().default(""),
});
export type OfficeForm = z.output<typeof officeFormSchema>;

export const officesFormSchema = z.object({
  offices: z
    .array(officeFormSchema)
    .max(MOST_OFFICES, ruleSaying(rosterMessage("company_offices_many", { max: MOST_OFFICES })))
    .superRefine((offices, context) => {
      const names = offices.map(({ name }) => folded(name));
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        context.addIssue(issueSaying(rosterMessage("company_office_twice"), [index, "name"]));
      }
    }),
});
export type OfficesForm = z.input<typeof officesFormSchema>;

/** An office as it is stored. */
export const officeSchema = officeFormSchema
  .required({ addressLine2: true, phone: true, contactName: true })
  .extend({ _id: idSchema })
  .meta({ id: "CompanyOffice" });
export type Office = z.infer<typeof officeSchema>;

export const companyOfficesSchema = z
  .object({
    offices: z.array(officeSchema),
    version: z.string().meta({ description: "Named by `If-Match` when they are changed" }),
  })
  .meta({ id: "CompanyOffices" });
export type CompanyOffices = z.infer<typeof companyOfficesSchema>;

const answers = {
  200: { schema: itemEnvelope(companyOfficesSchema), description: "The offices as they are now" },
} as const;
const headers = z.object({
  "if-match": z.string().optional().meta({
    description: "The `version` of them; without it they are changed whoever changed them before",
  }),
});
const put = {
  method: "put",
  headers,
  body: officesFormSchema,
  description:
    "All of them, in their sequence: what is left out is taken away. Cards of people whose list names another office, or none, go to the address of the order.",
  answers,
} as const;

const ofStaff = { tag: "Companies", params: z.object({ id: idSchema }) } as const;
const staffPath = "/companies/{id}/offices";
const linkPath = `${COMPANY_BY_TOKEN}/offices` as const;

export const getCompanyOffices = {
  ...ofStaff,
  method: "get",
  path: staffPath,
  permission: "customers.read",
  summary: "The offices to which a company's cards are delivered",
  answers,
} as const satisfies Call;

export const putCompanyOffices = {
  ...ofStaff,
  ...put,
  path: staffPath,
  permission: "customers.write",
  summary: "Change the offices of a company",
  refusals: [412],
} as const satisfies Call;

export const getOwnOffices = {
  ...ofCompanyLink,
  method: "get",
  path: linkPath,
  summary: "The offices of the company that a link leads to",
  answers,
} as const satisfies Call;

export const putOwnOffices = {
  ...ofCompanyLink,
  ...put,
  path: linkPath,
  summary: "Change the offices of the company",
  refusals: [412, 429],
} as const satisfies Call;
