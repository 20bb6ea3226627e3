import type { Config } from "#server/config.ts";
import type { NotificationSubjects } from "#server/features/notifications/notification-kinds.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";
import { MAIN_PRODUCT_ID, orderNumber } from "#shared/ids.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";
import type { Order } from "#shared/orders/order.ts";
import type { Quote } from "#shared/quotes/quote.ts";
import { NEWSLETTER_PAGES } from "#shared/subscribers/subscriber-link.ts";

/** The id of what is no record. */
const ID = "0123456789abcdef01234567";
const ids = { _id: ID, id: ID };
const WRITTEN = "2026-01-31T09:30:00.000Z";

/** Names that say that they are examples, in each language. */
const WORDS: Record<
  Locale,
  Record<
    | "first"
    | "last"
    | "company"
    | "city"
    | "street"
    | "subject"
    | "question"
    | "answer"
    | "reason"
    | "country",
    string
  >
> = {
  en: {
    first: "Example",
    last: "Customer",
    company: "Example Group",
    country: "Jordan",
    city: "Irbid",
    street: "Example Street 1",
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
    subject: "مثال على موضوع رسالة",
    question: "هنا يظهر ما كتبه الزائر.\nوقد يكون في أكثر من سطر.",
    reason: "هنا يظهر السبب الذي كتبته.",
    answer: "مرحبًا عميل مثال،\n\nهنا يظهر ردّك.\n\nمع أطيب التحيات",
  },
};

/** What an example of each kind of notification tells of. */
export function exampleSubjects(
  language: Locale,
  { publicUrl }: Pick<Config, "publicUrl">,
): NotificationSubjects {
  const words = WORDS[language];
  const name = `${words.first} ${words.last}`;
  const contact = { email: "customer@example.com", phone: "0790000000" };
  const order = exampleOrder(language);
  const quote: Quote = {
    ...ids,
    bulkOrderId: ID,
    number: orderNumber(ID),
    companyName: words.company,
    contactPerson: name,
    count: 60,
    price: 13,
    total: 780,
    validUntil: "2026-02-14",
    state: "open",
    createdAt: WRITTEN,
    answeredAt: null,
  };
  const paid: Order = { ...order, paymentMethod: "online", paymentState: "accepted" };
  const pageOf = (page: string) => `${publicUrl}${pathIn(language, page)}`;
  // Leads to the page on which a link is asked for: an example has no page of its own.
  const pageUrl = pageOf(FIND_ORDER_PATH);
  return {
    "order-confirmation": { order, pageUrl, cardPageUrl: pageUrl },
    "order-notice": { order },
    "better-receipt": {
      order: { ...order, paymentMethod: "online", receiptReason: words.reason },
      pageUrl,
    },
    "order-link": { order, pageUrl },
    "receipt-accepted": { order: paid, pageUrl },
    "order-processing": { order: { ...paid, status: "processing" }, pageUrl },
    "order-shipped": { order: { ...order, status: "shipped" }, pageUrl },
    "order-delivered": { order: { ...order, status: "delivered" }, pageUrl },
    "order-cancelled-by-shop": { order: { ...paid, status: "cancelled" }, pageUrl },
    "order-resumed": { order, pageUrl },
    "order-corrected": { order, pageUrl, isProofVoid: true },
    "order-cancelled": { order: { ...order, status: "cancelled" }, pageUrl },
    "cancellation-notice": { order: { ...order, status: "cancelled" } },
    "receipt-notice": { order: { ...order, paymentMethod: "online" } },
    proof: { order, pageUrl },
    "proof-answer-notice": { order, isApproved: false, comment: words.question },
    "profile-contact": { contact: { name, ...contact } },
    "page-link": { pageUrl },
    "newsletter-confirmation": {
      confirmUrl: pageOf(NEWSLETTER_PAGES.confirm),
      unsubscribeUrl: pageOf(NEWSLETTER_PAGES.unsubscribe),
    },
    "message-received": { message: { _id: ID } },
    "bulk-order-received": { bulkOrder: { _id: ID } },
    "message-notice": {
      message: {
        _id: ID,
        fullName: name,
        ...contact,
        subject: words.subject,
        message: words.question,
      },
    },
    "bulk-order-notice": {
      bulkOrder: {
        _id: ID,
        companyInfo: { companyName: words.company, contactPerson: name, ...contact },
        orderDetails: { employeeCount: 60, message: words.question },
      },
    },
    quote: { quote, pageUrl: pageOf("/bulk-orders") },
    "quote-answer-notice": { quote: { ...quote, state: "accepted", answeredAt: WRITTEN } },
    reply: {
      reply: {
        name,
        regarding: { kind: "message", subject: words.subject },
        body: words.answer,
        quoted: words.question,
        quotedAt: WRITTEN,
      },
      thread: { messageId: "", references: [] },
    },
  };
}

function exampleOrder(language: Locale): Order {
  const { first, last, company, country, city, street } = WORDS[language];
  const card = { price: 35, fee: 5 };
  const total = card.price + card.fee;
  const title = language === "ar" ? "بطاقة أعمال NFC" : "NFC Business Card";
  return {
    ...ids,
    orderNumber: orderNumber(ID),
    status: "pending",
    paymentMethod: "cash",
    paymentState: "cash_due",
    customerFullName: `${first} ${last}`,
    fullAddress: [street, city, country].join(language === "ar" ? "، " : ", "),
    total,
    totalAmount: total,
    product: { _id: MAIN_PRODUCT_ID, id: MAIN_PRODUCT_ID, title, name: title, price: card.price },
    personalInfo: {
      firstName: first,
      lastName: last,
      position: "",
      organization: company,
      phoneNumbers: ["0790000000"],
      email: "customer@example.com",
      businessEmail: "",
      linkedinUrl: "",
      instagramUrl: "",
    },
    cardDesign: {
      nameOnCard: `${first} ${last}`,
      color: "black",
      colorName: language === "ar" ? "أسود" : "Black",
      includePrintedLogo: false,
      companyLogo: "",
    },
    addons: [],
    addonImages: [],
    deliveryInfo: {
      country: { ...ids, name: country },
      city: { ...ids, name: city, deliveryFee: card.fee },
      cityFee: card.fee,
      typedCountry: "",
      typedCity: "",
      addressLine1: street,
      addressLine2: "",
      postcode: "",
      useSameContact: true,
      deliveryPhone: "0790000000",
      deliveryEmail: "customer@example.com",
    },
    despositeTransactionImg: "",
    receiptReason: "",
    language,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
  };
}
