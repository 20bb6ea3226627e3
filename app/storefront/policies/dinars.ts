import { formatPrice } from "#app/ui/price.ts";

/** Jordan's central bank keeps this rate. */
const JOD_PER_DOLLAR = 0.709;

const DOLLARS = /\$(\d+)/g;

/** The dollars of a text in dinars, in its order: '10.635 JOD'. */
export function dinarsIn(text: string): readonly string[] {
  return [...text.matchAll(DOLLARS)].map(([, dollars]) =>
    formatPrice(Number(dollars) * JOD_PER_DOLLAR),
  );
}
