import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";

import { useLater } from "./later-parts.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

/** The fields that are printed, and those from which the name on the card follows. */
const PRINTED = [
  "personalInfo.firstName",
  "personalInfo.lastName",
  "personalInfo.position",
  "personalInfo.organization",
  "cardDesign.nameOnCard",
] as const;
type PrintedField = (typeof PRINTED)[number];

export const isPrintedField = (name: string): name is PrintedField =>
  PRINTED.some((field) => field === name);

/** Says of a field which of its letters can't be printed. */
export function FieldLetters({ name }: { name: PrintedField }) {
  const { control, getValues } = useFormContext<OrderFormValues>();
  // Subscribes. The values are read afterwards, because the name on the card follows the others.
  useWatch({ control, name: [name, "cardDesign.nameOnCard"] });
  const later = useLater();
  if (!later) return null;
  const { unprintableSigns } = later;
  const letters = unprintableSigns(getValues(name));
  if (!name.endsWith("Name")) return <LettersNote letters={letters} />;
  // A first or last name is printed as far as it is on the card.
  const printed = unprintableSigns(getValues("cardDesign.nameOnCard"));
  return <LettersNote letters={letters.filter((letter) => printed.includes(letter))} />;
}

/** What is typed is taken all the same. */
export function LettersNote({ letters }: { letters: readonly string[] }) {
  const { placed } = useOrderDialog();
  if (letters.length === 0 || placed) return null;
  return m.order_card_letters({ letters: listOfSigns(letters) });
}
