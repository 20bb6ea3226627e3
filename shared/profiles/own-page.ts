import { z } from "zod";

import { CARD_STATES } from "../cards/card.ts";
import { FIXED_PARTS } from "../companies/company-design.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idSchema } from "../id-schema.ts";
import { linkTokenSchema } from "../link-token.ts";
import { requiredOr } from "../text.ts";
import { storedValuesSchema } from "./own-values.ts";

/** The page of a card as its owner sees it by a secret link: whoever has the link may change it. */

/** 128 random bits. */

/** How many weeks of taps an owner sees. */
export const TAP_WEEKS = 12;

const ownCardSchema = z.object({
  code: z.string(),
  url: z.url(),
  state: z.enum(CARD_STATES),
  color: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  organization: z.string(),
});

export const ownPageSchema = z
  .object({
    _id: idSchema,
    values: storedValuesSchema,
    /** Named by `If-Match` when it is changed. */
    updatedAt: z.iso.datetime(),
    photo: z.string().meta({ description: "The path of the picture; '' for none" }),
    ofCompany: z
      .object({
        logo: z.string().meta({ description: "The path of the picture; '' for none" }),
        links: z.array(z.object({ url: z.string(), label: z.string() })),
        fixed: z.array(z.enum(FIXED_PARTS)).meta({ description: "What the owner can't change" }),
      })
      .meta({ description: "What the owner's company has decided for all its cards" }),
    cards: z.array(ownCardSchema).meta({ description: "All that open this page" }),
    /** Nothing is shown of an order that was cancelled. */
    isCancelled: z.boolean(),
    /** In which its owner is written to. */
    language: z.enum(LOCALES),
    shopName: z.string(),
    taps: z
      .array(z.object({ week: z.iso.date(), count: z.int() }))
      .meta({ description: "By weeks that begin on Sunday, in Amman; the current one last" }),
  })
  .meta({ id: "OwnPage" });
export type OwnPage = z.infer<typeof ownPageSchema>;
export type OwnCard = OwnPage["cards"][number];
export const ownPageAnswerSchema = itemEnvelope(ownPageSchema);

export const cardLossSchema = z.object({ isLost: z.boolean(requiredOr("boolean")) });

export const pageTokenAnswerSchema = itemEnvelope(z.object({ token: linkTokenSchema }));
