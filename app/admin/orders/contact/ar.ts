import type { CustomerTexts } from "./customer-text.ts";

export const AR: CustomerTexts = {
  greeting: ({ name, number }) => `مرحبًا ${name}، نكتب إليك بخصوص طلبك رقم ${number}.`,
  betterReceipt: ({ total, number, reason }) =>
    `${reason ? `${reason} ` : ""}يرجى إرسال صورة أوضح للإيصال يظهر فيها المبلغ (${total}) ورقم الطلب (${number}).`,
  toCheck: () => "وصلنا إيصالك ونراجعه الآن.",
  confirmCash: ({ total }) =>
    `وصلنا طلبك ونرجو تأكيده برد قصير لنبدأ بتجهيز بطاقتك. والدفع نقدًا عند التوصيل (${total}).`,
  pending: () => "وصلنا طلبك وسنبدأ بتجهيز بطاقتك قريبًا.",
  processing: () => "نجهّز بطاقتك الآن.",
  shipped: () => "بطاقتك في الطريق إليك.",
  delivered: () => "تم توصيل بطاقتك. هل كل شيء كما أردت؟",
  cancelled: () => "تم إلغاء طلبك.",
  completed: () => "شكرًا لطلبك.",
};
