import type { Locale } from "#shared/i18n/locale.ts";

/** What the demo records say. Every name says that it is an example; the addresses are nobody's. */
export const DEMO_TEXTS: Record<
  Locale,
  {
    first: string;
    position: readonly string[];
    companies: readonly string[];
    street: string;
    addon: string;
    subjects: readonly string[];
    questions: readonly string[];
    request: string;
  }
> = {
  en: {
    first: "Example",
    position: ["Founder", "Sales Manager", "Photographer", "Engineer"],
    companies: ["Example Bakery", "Example Studio", "Example Clinic", "Example Travel"],
    street: "Example Street",
    addon: "As the customer typed it",
    subjects: ["A question about the card", "Where is my order?", "A new phone number"],
    questions: [
      "Does the card work with every phone?",
      "I ordered last week. When does it arrive?",
      "My number has changed. Can the card show the new one?",
    ],
    request: "We would like one card for each of us, all in black.",
  },
  ar: {
    first: "عميل",
    position: ["مؤسِّس", "مديرة مبيعات", "مصوّر", "مهندسة"],
    companies: ["مخبز مثال", "استوديو مثال", "عيادة مثال", "سفريات مثال"],
    street: "شارع المثال",
    addon: "كما كتبه العميل",
    subjects: ["سؤال عن البطاقة", "أين طلبي؟", "رقم هاتف جديد"],
    questions: [
      "هل تعمل البطاقة مع كل الهواتف؟",
      "طلبت الأسبوع الماضي. متى يصل الطلب؟",
      "تغيّر رقمي. هل يمكن أن تعرض البطاقة الرقم الجديد؟",
    ],
    request: "نريد بطاقة لكل واحد منا، وكلها باللون الأسود.",
  },
};

/** 'Example Customer 7', in the language that the record is written in. */
export const demoLastName: Record<Locale, (number: number) => string> = {
  en: (number) => `Customer ${number}`,
  ar: (number) => `مثال ${number}`,
};

/** Every third writes Arabic. */
export const languageOf = (number: number): Locale => (number % 3 === 0 ? "ar" : "en");

export const demoEmail = (number: number) => `customer${number}@example.com`;
export const demoPhone = (number: number) => `07900000${String(number % 100).padStart(2, "0")}`;

/** In turn one of several. */
export const turn = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length]!;

const HOUR_MS = 60 * 60 * 1000;

/** A moment so many hours ago. */
export const hoursAgo = (hours: number, now: Date) => new Date(now.getTime() - hours * HOUR_MS);
