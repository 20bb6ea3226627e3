import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { telNumbers } from "../phone-number.ts";
import { code, emailAddress } from "../text.ts";

/** Fewer digits are no number by which anybody is known. */
const SHORTEST_PHONE = 7;

/** The number that a text is, in the international form where its country is known; '' for none or several. */
export function onlyNumber(typed: string): string {
  const [number = "", ...more] = telNumbers(typed);
  const main = number.replace(/;ext=.*/, "");
  return more.length === 0 && main.length >= SHORTEST_PHONE ? main : "";
}

const phone = () => code().refine((typed) => onlyNumber(typed) !== "", rule("phone_invalid"));

const isSomebody = ({ email, phone: number }: { email?: unknown; phone?: unknown }) =>
  email !== undefined || number !== undefined;

const identity = { email: emailAddress().optional(), phone: phone().optional() };

/** By which a person is known: a whole address, a whole number, or both. */
export const personSchema = z.object(identity).refine(isSomebody, rule("person_not_named"));
export type PersonForm = z.output<typeof personSchema>;

const asPerson = (search: string): PersonForm =>
  search.includes("@") ? { email: search } : { phone: search };

/** One text that is either. Parts of one are refused: they would find others too. */
export const personQuerySchema = z.object({
  search: code()
    .refine((typed) => personSchema.safeParse(asPerson(typed)).success, rule("person_not_named"))
    .transform(asPerson),
});

/** What the shop has of people, by what it is. */
export const PERSON_CLASSES = [
  "orders",
  "deliveries",
  "cards",
  "messages",
  "quotes",
  "companies",
  "lists",
  "newsletter",
  "pages",
  "contacts",
  "notifications",
] as const;
export type PersonClass = (typeof PERSON_CLASSES)[number];

/** So many of each kind are named at most. */
export const MOST_REFERENCES = 20;

export const foundPersonSchema = z
  .object({
    names: z.array(z.string()).meta({
      description:
        "Under which it is stored, each once, at most 20: more than one person's show a shared address",
    }),
    found: z.array(
      z.object({
        kind: z.enum(PERSON_CLASSES),
        count: z.int(),
        references: z
          .array(z.object({ id: z.string(), name: z.string() }))
          .meta({ description: "The first 20" }),
      }),
    ),
  })
  .meta({ id: "FoundPerson" });
export type FoundPerson = z.infer<typeof foundPersonSchema>;
export const foundPersonAnswerSchema = itemEnvelope(foundPersonSchema);
