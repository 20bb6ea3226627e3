import type { Locale } from "#shared/i18n/locale.ts";
import type { RosterRow } from "#shared/rosters/roster-row.ts";

/** The row of the template that shows how it is filled in. Where it was left in, it is not read. */
export const ROSTER_EXAMPLE: Record<Locale, RosterRow> = {
  en: {
    firstName: "Example",
    lastName: "Name",
    nameOnCard: "Example Name",
    position: "This row is an example and is not read",
    department: "Sales",
    phone: "0790000000",
    email: "name@example.com",
    office: "Amman",
  },
  ar: {
    firstName: "مثال",
    lastName: "الاسم",
    nameOnCard: "مثال الاسم",
    position: "هذا الصف مثال ولا يُقرأ",
    department: "المبيعات",
    phone: "0790000000",
    email: "name@example.com",
    office: "عمّان",
  },
};

const MARKS = new Set(Object.values(ROSTER_EXAMPLE).map(({ position }) => position));

export const isExample = (cells: readonly string[]): boolean =>
  cells.some((cell) => MARKS.has(cell.trim()));
