import { EXAMPLE_ACCOUNT } from "#server/features/settings/transfers.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import { PLATFORMS } from "#shared/social-media/social-link.ts";

/** The stored path of an example's portrait; its file is in this folder. */
const portrait = (kind: "a" | "b" | "c") => `${UPLOADS_PATH}public/portrait-${kind}.svg`;

/**
 * Examples that are labelled as such: made-up customers would be a lie, empty sections of no use.
 */
export const FIRST_TESTIMONIALS = [
  {
    name: "Example Customer",
    nameAr: "عميلة مثال",
    title: "Founder",
    titleAr: "مؤسِّسة",
    company: "Example Bakery",
    companyAr: "مخبز مثال",
    quote:
      "I put it on the table, they tap it, and my number is in their phone before the coffee comes.",
    quoteAr: "أضعها على الطاولة، يقرّبون هواتفهم منها، فيصير رقمي عندهم قبل أن تصل القهوة.",
    rating: 5,
    image: portrait("c"),
  },
  {
    name: "Example Customer 2",
    nameAr: "عميل مثال 2",
    title: "Photographer",
    titleAr: "مصوّر",
    company: "Example Studio",
    companyAr: "استوديو مثال",
    quote:
      "My portfolio opens while I am still shaking hands. Nobody asks me to spell my name any more.",
    quoteAr: "تُفتح أعمالي وأنا ما زلت أصافح. لم يعد أحد يطلب مني تهجئة اسمي.",
    rating: 5,
    image: portrait("b"),
  },
  {
    name: "Example Customer 3",
    nameAr: "عميلة مثال 3",
    title: "Sales Director",
    titleAr: "مديرة مبيعات",
    company: "Example Group",
    companyAr: "مجموعة مثال",
    quote: "Twelve of us carry it. When a number changes, we change the page and not the cards.",
    quoteAr: "نحملها اثنا عشر شخصًا. وإذا تغيّر رقم غيّرنا الصفحة لا البطاقات.",
    rating: 4,
    image: portrait("a"),
  },
].map((testimonial) => ({ ...testimonial, isExample: true }));

/** Hidden until they have an address. */
export const FIRST_SOCIAL_LINKS = PLATFORMS.map((platform, displayOrder) => ({
  platform,
  url: "",
  isActive: false,
  displayOrder,
}));

export function firstSettings() {
  return {
    shopName: "Naqra",
    shopNameAr: "نقرة",
    email: "hello@naqra.example",
    phone: "+962 79 000 0000",
    city: "Amman",
    cityAr: "عمّان",
    country: "Jordan",
    countryAr: "الأردن",
    businessHours: "Sunday to Thursday, 9:00–18:00",
    businessHoursAr: "الأحد إلى الخميس، من 9:00 إلى 18:00",
    ...EXAMPLE_ACCOUNT,
  };
}
