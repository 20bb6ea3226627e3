/**
 * The public holidays of Jordan on which nothing is made or delivered, as the Ministry of Foreign
 * Affairs lists them (https://www.mfa.gov.jo/content/public-holidays) and the government's circulars
 * on the two feasts name their days. Those of the Islamic calendar begin when the moon is seen: until
 * they are announced, and entered in the settings, their days are reckoned and may be off by one.
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
export type HolidayName = (typeof HOLIDAYS)[number] | "day_off";

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

/** What the shop's owner can say of a day: whose holiday it is, another day off, or none of these. */
export const ANNOUNCED_KINDS = [
  "eid_al_fitr",
  "eid_al_adha",
  "hijri_new_year",
  "prophets_birthday",
  "day_off",
  "working_day",
] as const;
export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

export interface AnnouncedDay {
  /** E.g. `2027-03-09`. */
  date: string;
  kind: AnnouncedKind;
}

/** What the government has announced and what the shop has decided, in place of what is reckoned. */
export type Announced = ReadonlyMap<string, AnnouncedKind>;

export const announcedIn = (days: readonly AnnouncedDay[]): Announced =>
  new Map(days.map(({ date, kind }) => [date, kind]));

let lunar: Intl.DateTimeFormat | undefined;

/** @param day midnight UTC of a day */
export function holidayOn(day: Date, announced: Announced): Holiday | undefined {
  const date = day.toISOString().slice(0, 10);
  const known = announced.get(date);
  if (known) return known === "working_day" ? undefined : { name: known, isExpected: false };
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
