import { m } from "#app/i18n/translations.ts";
import type {
  OrderData,
  ProofAnswerData,
} from "#server/features/notifications/notification-kinds.ts";

import type { NotificationContent } from "./notification-content.ts";
import { notice } from "./order-change-content.ts";
import { typedName } from "./typed-words.ts";

/** Asks a customer to approve the proof of a card, on the order's page. */
export function proofToApprove({ order, shop, pageUrl }: OrderData): NotificationContent {
  const { orderNumber: number, personalInfo } = order;
  return {
    subject: m.proof_mail_subject({ shop: shop.shopName, number }),
    preview: m.proof_mail_intro(),
    title: m.proof_mail_title(),
    greeting: m.notification_greeting({ name: typedName(personalInfo.firstName) }),
    intro: m.proof_mail_intro(),
    reference: { name: m.notification_order_number(), value: number },
    sections: [
      {
        kind: "steps",
        title: m.notification_next(),
        steps: [m.proof_mail_look(), m.proof_mail_approve(), m.proof_mail_comment()],
      },
    ],
    action: { label: m.proof_mail_open(), url: pageUrl },
    note: m.notification_confirmation_note(),
    shop,
    questions: m.notification_questions(),
  };
}

export function proofToApproveSms({ order, shop, pageUrl }: OrderData): string {
  return m.proof_sms({ shop: shop.shopName, number: order.orderNumber, url: pageUrl });
}

/** What the customer said, for staff. */
export function proofAnswerNotice(data: ProofAnswerData): NotificationContent {
  const { order, isApproved, comment } = data;
  const { orderNumber: number } = order;
  const intro = isApproved ? m.proof_notice_approved_intro() : m.proof_notice_comment_intro();
  return {
    ...notice(data),
    subject: isApproved
      ? m.proof_notice_approved_subject({ number })
      : m.proof_notice_comment_subject({ number }),
    title: isApproved ? m.proof_notice_approved_title() : m.proof_notice_comment_title(),
    intro,
    preview: intro,
    sections: isApproved
      ? []
      : [{ kind: "words", title: m.proof_notice_comment_words(), words: comment }],
  };
}
