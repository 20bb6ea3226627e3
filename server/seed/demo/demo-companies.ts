import type { Locale } from "#shared/i18n/locale.ts";
import type { RosterCells } from "#shared/rosters/check-roster.ts";

import { demoEmail, demoPhone, languageOf, turn } from "./demo-texts.ts";

/** The companies of the demo: two that have a quote to answer, one whose cards are made, one that has them. */

export interface DemoCompany {
  language: Locale;
  name: string;
  /** Of cards, as quoted. */
  count: number;
  /** Of one card. */
  priceFils: number;
  setupFils: number;
  depositPercent: number;
  /** When the quote was sent. */
  sentDaysAgo: number;
  /** In how many days it ends; a past one for those that were accepted. */
  endsInDays: number;
  /** Missing where the company was not reminded of it. */
  remindedDaysAgo?: number;
  /** Missing while nobody has answered it. */
  acceptedDaysAgo?: number;
  deliveredDaysAgo?: number;
  /** Who gets its cards; missing while nobody is known. */
  people?: {
    of: Record<Locale, { positions: readonly string[]; departments: readonly string[] }>;
    listed: number;
    /** How many of them are on cards; the others wait, because one of them has to be mended. */
    named: number;
  };
  /** Of all its cards, with the demo's logo; missing where it has chosen none. */
  design?: { organizationAr: string; backText: string };
}

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    language: "ar",
    name: "شركة مثال للتجارة",
    count: 60,
    priceFils: 13_000,
    setupFils: 0,
    depositPercent: 50,
    sentDaysAgo: 12,
    endsInDays: 2,
    remindedDaysAgo: 1,
  },
  {
    language: "en",
    name: "Example Hotels",
    count: 120,
    priceFils: 12_000,
    setupFils: 50_000,
    depositPercent: 0,
    sentDaysAgo: 1,
    endsInDays: 13,
  },
  {
    language: "en",
    name: "Example Engineering",
    count: 30,
    priceFils: 15_000,
    setupFils: 25_000,
    depositPercent: 0,
    sentDaysAgo: 9,
    endsInDays: 5,
    acceptedDaysAgo: 3,
    people: {
      of: {
        en: {
          positions: ["Architect", "Site Engineer", "Quantity Surveyor", "Head of Finance"],
          departments: ["Design", "Construction", "Administration"],
        },
        ar: {
          positions: ["مهندسة معمارية", "مهندس موقع", "مسّاح كميات", "محاسبة"],
          departments: ["التصميم", "التنفيذ", "الإدارة"],
        },
      },
      listed: 30,
      named: 15,
    },
    design: { organizationAr: "مثال للهندسة", backText: "At your side, day and night" },
  },
  {
    language: "ar",
    name: "مجموعة مثال الطبية",
    count: 12,
    priceFils: 15_000,
    setupFils: 0,
    depositPercent: 0,
    sentDaysAgo: 40,
    endsInDays: -26,
    acceptedDaysAgo: 36,
    deliveredDaysAgo: 27,
    people: {
      of: {
        en: {
          positions: ["Physician", "Nurse", "Pharmacist", "Receptionist"],
          departments: ["Clinics", "Laboratory", "Administration"],
        },
        ar: {
          positions: ["طبيبة", "ممرّض", "صيدلانية", "موظف استقبال"],
          departments: ["العيادات", "المختبر", "الإدارة"],
        },
      },
      listed: 12,
      named: 12,
    },
  },
];

export type DemoPeople = NonNullable<DemoCompany["people"]>;

/** The numbers of demo customers end below; those of companies' people follow. */
const FIRST_PERSON = 50;

/**
 * Somebody in a company's list, from 1 on: every third in Arabic, the fourth with a name that is long, and the
 * last of those without a card with a number that a spreadsheet has damaged.
 */
export function demoPerson({ of, listed, named }: DemoPeople, n: number): RosterCells {
  const language = languageOf(n);
  const { positions, departments } = of[language];
  const isDamaged = listed > named && n === listed;
  return {
    ...nameOf(language, n),
    position: turn(positions, n),
    department: turn(departments, n),
    phone: isDamaged ? "7.9E+08" : demoPhone(FIRST_PERSON + n),
    email: demoEmail(FIRST_PERSON + n),
  };
}

function nameOf(language: Locale, n: number) {
  if (language === "ar") return { firstName: "زميل", lastName: `مثال ${n}` };
  return {
    firstName: "Example",
    lastName: n === 4 ? "Colleague of a Long Name" : `Colleague ${n}`,
  };
}
