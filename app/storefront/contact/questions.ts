import { m } from "#app/i18n/translations.ts";

export interface Question {
  question: () => string;
  answer: () => string;
  /** A link after the answer. */
  link?: { to: string; label: () => string };
}

/** Frequently asked questions. @param takesTransfers whether customers can pay by transfer */
export const questions = (takesTransfers: boolean): readonly Question[] => [
  {
    question: m.storefront_contact_delivery_question,
    answer: m.storefront_contact_delivery_answer,
  },
  {
    question: m.storefront_contact_fee_question,
    answer: m.storefront_contact_fee_answer,
    link: { to: "/delivery-policy", label: m.storefront_contact_fee_link },
  },
  {
    question: m.storefront_contact_payment_question,
    answer: takesTransfers
      ? m.storefront_contact_payment_transfer_answer
      : m.storefront_contact_payment_answer,
  },
  {
    question: m.storefront_contact_returns_question,
    answer: m.storefront_contact_returns_answer,
    link: { to: "/refund-policy", label: m.storefront_contact_returns_link },
  },
  {
    question: m.storefront_contact_designs_question,
    answer: m.storefront_contact_designs_answer,
  },
  {
    question: m.storefront_contact_bulk_question,
    answer: m.storefront_contact_bulk_answer,
    link: { to: "/bulk-orders", label: m.storefront_contact_bulk_link },
  },
];
