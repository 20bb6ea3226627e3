import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { idSchema } from "../id-schema.ts";
import { linkTokenSchema } from "../link-token.ts";
import { ownLinksSchema } from "../profiles/own-values.ts";
import { COLOR_SCHEMES } from "../profiles/profile-parts.ts";
import { PROFILE_THEMES } from "../profiles/theme.ts";
import { code, line } from "../text.ts";
import { PRINTED_LINES } from "./printed-lines.ts";

/** One design for all cards of a company, and what of their pages it decides. */

/** What of the pages of its cards a company may decide for everybody. */
export const FIXED_PARTS = ["look", "logo", "organization", "links"] as const;
export type FixedPart = (typeof FIXED_PARTS)[number];

/** In characters; more fits beside the code of no card. */
export const BACK_TEXT_LENGTH = 120;

/** A list of words, each once and always in the same sequence. */
const someOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.array(z.enum(words)).overwrite((named) => words.filter((word) => named.includes(word)));

export const companyDesignFormSchema = z.object({
  color: code().meta({ description: "Of a card that the shop offers, as `#rrggbb`" }),
  organization: line().meta({ description: "On the cards, and on pages in English" }),
  organizationAr: line().meta({ description: "On pages in Arabic" }),
  printed: someOf(PRINTED_LINES).meta({ description: "On the front, besides the name" }),
  backText: line({
    max: [BACK_TEXT_LENGTH, apiMessage("text_too_long", { max: BACK_TEXT_LENGTH })],
  }).meta({ description: "On the back of every card; '' for none" }),
  theme: z.enum(PROFILE_THEMES),
  scheme: z.enum(COLOR_SCHEMES),
  links: ownLinksSchema.meta({ description: "On every page" }),
  fixed: someOf(FIXED_PARTS).meta({
    description: "What nobody changes on their own page; the rest is what pages begin with",
  }),
});
export type CompanyDesignForm = z.output<typeof companyDesignFormSchema>;

export const companyDesignSchema = companyDesignFormSchema
  .extend({
    company: idSchema,
    colorName: z.string(),
    logo: z.string().meta({ description: "The path of the picture that is printed; '' for none" }),
    colors: z
      .array(
        z.object({
          color: z.string(),
          name: z.string(),
          nameAr: z.string().meta({ description: "In Arabic; '' where it has none" }),
          isSoldOut: z.boolean(),
        }),
      )
      .meta({ description: "Which can be chosen" }),
    openCards: z
      .int()
      .meta({ description: "Which follow a change: none of their order is printed yet" }),
    printedCards: z.int().meta({ description: "Which stay as they are" }),
    updatedAt: z.iso.datetime().meta({ description: "Named by `If-Match` when it is changed" }),
  })
  .meta({ id: "CompanyDesign" });
export type CompanyDesign = z.infer<typeof companyDesignSchema>;

const answers = {
  200: {
    schema: itemEnvelope(companyDesignSchema),
    description: "The design as it stands now",
  },
} as const;

const ofStaff = { tag: "Companies", params: z.object({ id: idSchema }), answers } as const;
const ofLink = {
  tag: "Companies",
  isPublic: true,
  params: z.object({ token: linkTokenSchema }),
  answers,
} as const;
const staffPath = "/companies/{id}/design";
const linkPath = "/companies/by-token/{token}/design";

const description =
  "Cards follow it as long as none of their order is printed; their proofs are void then. Pages follow it at once.";
const change = { headers: versionHeader, body: companyDesignFormSchema, description } as const;
const picture = { body: z.object({}), files: { logo: "The logo" }, description } as const;

export const getCompanyDesign = {
  ...ofStaff,
  method: "get",
  path: staffPath,
  permission: "customers.read",
  summary: "The design of a company's cards, and what of their pages it decides",
} as const satisfies Call;

export const changeCompanyDesign = {
  ...ofStaff,
  ...change,
  method: "patch",
  path: staffPath,
  permission: "customers.write",
  summary: "Change the design of a company's cards and pages",
  refusals: [404, 412],
} as const satisfies Call;

export const putCompanyLogo = {
  ...ofStaff,
  ...picture,
  method: "post",
  path: `${staffPath}/logo`,
  permission: "customers.write",
  summary: "Put a company's logo on all its cards and pages",
  refusals: [404],
} as const satisfies Call;

export const removeCompanyLogo = {
  ...ofStaff,
  method: "delete",
  path: `${staffPath}/logo`,
  permission: "customers.write",
  summary: "Take a company's logo off its cards and pages",
  refusals: [404],
} as const satisfies Call;

export const getOwnDesign = {
  ...ofLink,
  method: "get",
  path: linkPath,
  summary: "The design of the cards of the company that a link leads to",
} as const satisfies Call;

export const changeOwnDesign = {
  ...ofLink,
  ...change,
  method: "patch",
  path: linkPath,
  summary: "Change the design of the company's cards and pages",
  refusals: [412, 429],
} as const satisfies Call;

export const putOwnLogo = {
  ...ofLink,
  ...picture,
  method: "post",
  path: `${linkPath}/logo`,
  summary: "Put the company's logo on all its cards and pages",
  refusals: [429],
} as const satisfies Call;

export const removeOwnLogo = {
  ...ofLink,
  method: "delete",
  path: `${linkPath}/logo`,
  summary: "Take the company's logo off its cards and pages",
  refusals: [429],
} as const satisfies Call;
