import { cleanLine } from "#shared/text-entry.ts";

interface Named {
  firstName: string;
  lastName: string;
}

/** Whether two cards are one person's: an order that repeats another says it by the name alone. */
export const isSameName = (one: Named, other: Named): boolean => nameOf(one) === nameOf(other);

const nameOf = ({ firstName, lastName }: Named) =>
  cleanLine(`${firstName} ${lastName}`).toLowerCase();
