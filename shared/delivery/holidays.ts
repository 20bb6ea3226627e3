/**
 * The public holidays of Jordan on which nothing is made or delivered, as the Ministry of Foreign
 * Affairs lists them (https://www.mfa.gov.jo/content/public-holidays) and the government's circulars
 * on the two feasts name their days. Those of the Islamic calendar begin when the moon is seen: until
 * they are announced their days are reckoned, and may be off by one.
 */
export const HOLIDAYS = [
  "new_year",
  "labour_day",
  "independence_day",
  "christmas",
  "hijri_new_year",
  "prophets_birthday",
  "eid_al_fitr",
  "eid_al_adha",
] as const;
export type HolidayName = (typeof HOLIDAYS)[number];

export interface Holiday {
  name: HolidayName;
  /** Reckoned, and not announced yet. */
  isExpected: boolean;
}

/** By month and day. */
const FIXED: Record<string, HolidayName> = {
  "01-01": "new_year",
  "05-01": "labour_day",
  "05-25": "independence_day",
  "12-25": "christmas",
};

/** By month and day of the Islamic calendar. The feast of sacrifice begins with the day of Arafat. */
const LUNAR: Record<string, HolidayName> = {
  "1-1": "hijri_new_year",
  "3-12": "prophets_birthday",
  ...Object.fromEntries([1, 2, 3].map((day) => [`10-${day}`, "eid_al_fitr"] as const)),
  ...Object.fromEntries([9, 10, 11, 12, 13].map((day) => [`12-${day}`, "eid_al_adha"] as const)),
};

/** Days by date, e.g. `2027-03-09`; null for a reckoned day that is a working day after all. */
export type Announced = Readonly<Record<string, HolidayName | null>>;

/** What the government has announced; to be completed each year, once before each of the feasts. */
const ANNOUNCED: Announced = {};

let lunar: Intl.DateTimeFormat | undefined;

/** @param day midnight UTC of a day */
export function holidayOn(day: Date, announced: Announced = ANNOUNCED): Holiday | undefined {
  const date = day.toISOString().slice(0, 10);
  const known = announced[date];
  if (known !== undefined) return known === null ? undefined : { name: known, isExpected: false };
  const fixed = FIXED[date.slice(5)];
  if (fixed) return { name: fixed, isExpected: false };
  lunar ??= new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    timeZone: "UTC",
    month: "numeric",
    day: "numeric",
  });
  const parts = lunar.formatToParts(day);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  const name = LUNAR[`${part("month")}-${part("day")}`];
  return name && { name, isExpected: true };
}
