import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { requiredOr } from "../text.ts";

interface RetentionLimits {
  /** For how many days it is kept unless the owner says otherwise. */
  days: number;
  least: number;
  most: number;
}

/** Jordan's tax law asks to keep records for four years. */
const FOUR_YEARS = 4 * 365 + 1;
const TEN_YEARS = 10 * 365 + 2;

/**
 * For how long the shop keeps what it knows of people, class by class, counted in days. The panel has a
 * reason for each; a class more is a line here, one in `retention-portions.ts`, and its texts.
 */
export const RETENTION = {
  /**
   * After that an order that is done has nobody's name and address any more, but stays. The address is the way
   * by which the owner of a card gets a new link to its page.
   */
  orders: { days: TEN_YEARS, least: 365, most: TEN_YEARS },
  /** From the order on. */
  receipts: { days: FOUR_YEARS, least: 30, most: TEN_YEARS },
  /** Logos, pictures and print files of orders that are done: for cards that are made once more. */
  logos: { days: 730, least: 30, most: TEN_YEARS },
  /** With the replies. */
  messages: { days: 365, least: 30, most: TEN_YEARS },
  /** Requests of companies with the quotes for them, since they last changed: contracts are books. */
  quotes: { days: FOUR_YEARS, least: 30, most: TEN_YEARS },
  /**
   * Companies' lists of people, since somebody last touched them: who has a card stands on it. One with somebody
   * whose order is under way stays until that is done.
   */
  lists: { days: 730, least: 30, most: TEN_YEARS },
  /** How often cards were opened: numbers of nobody in particular, for their owners. */
  taps: { days: 1096, least: 31, most: TEN_YEARS },
  /** Sign-ins and what else happened to accounts, and from which network address anything was done. */
  securityEvents: { days: 365, least: 90, most: TEN_YEARS },
  /** From their deletion on, with all of their files; as long as the bin keeps anything at most. */
  deletedOrders: { days: 30, least: 1, most: 30 },
} as const satisfies Record<string, RetentionLimits>;
export type RetentionKind = keyof typeof RETENTION;
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

const daysOf = (kind: RetentionKind) => {
  const { least: min, most: max } = RETENTION[kind];
  const outside = rule("days_out_of_range", { min, max });
  return z.int(requiredOr("wholeNumber")).min(min, outside).max(max, outside).optional();
};

/** What is named changes. */
export const retentionChangeSchema = z.object(
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, daysOf(kind)])) as Record<
    RetentionKind,
    ReturnType<typeof daysOf>
  >,
);
export type RetentionChange = z.output<typeof retentionChangeSchema>;

export const retentionRuleSchema = z
  .object({
    kind: z.enum(RETENTION_KINDS),
    days: z.int(),
    defaultDays: z.int(),
    least: z.int(),
    most: z.int(),
    removed: z.int().meta({ description: "How many records have gone by it since it exists" }),
    lastRemoved: z.int().meta({ description: "How many of them on the last day" }),
    lastRunAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "RetentionRule" });
export type RetentionRule = z.infer<typeof retentionRuleSchema>;
export const retentionAnswerSchema = itemEnvelope(z.array(retentionRuleSchema));
