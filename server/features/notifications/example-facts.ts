import type { Config } from "#server/config.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";

/** Names that say that they are examples, in each language. */
const TEXTS = {
  en: {
    first: "Example",
    last: "Customer",
    company: "Example Group",
    country: "Jordan",
    city: "Irbid",
    street: "Example Street 1",
    comma: ", ",
    product: "NFC Business Card",
    black: "Black",
    subject: "An example of a subject",
    question: "This is where the words of a visitor stand.\nThey may have several lines.",
    reason: "This is where your reason stands.",
    answer: "Hello Example Customer,\n\nThis is where your reply stands.\n\nBest regards",
  },
  ar: {
    first: "عميل",
    last: "مثال",
    company: "مجموعة المثال",
    country: "الأردن",
    city: "إربد",
    street: "شارع المثال 1",
    comma: "، ",
    product: "بطاقة أعمال NFC",
    black: "أسود",
    subject: "مثال على موضوع رسالة",
    question: "هنا يظهر ما كتبه الزائر.\nوقد يكون في أكثر من سطر.",
    reason: "هنا يظهر السبب الذي كتبته.",
    answer: "مرحبًا عميل مثال،\n\nهنا يظهر ردّك.\n\nمع أطيب التحيات",
  },
} satisfies Record<Locale, object>;

/** From what the examples of notifications are made, in this language. */
export function exampleFacts(language: Locale, { publicUrl }: Pick<Config, "publicUrl">) {
  const text = TEXTS[language];
  return {
    ...text,
    language,
    /** Of what is no record. */
    id: "0123456789abcdef01234567",
    name: `${text.first} ${text.last}`,
    contact: { email: "customer@example.com", phone: "0790000000" },
    writtenAt: "2026-01-31T09:30:00.000Z",
    /** The address of a page that everybody may open: an example has none of its own. */
    urlOf: (path: string) => publicUrl + pathIn(language, path),
  };
}
export type ExampleFacts = ReturnType<typeof exampleFacts>;
