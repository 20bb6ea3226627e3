import { m } from "#app/i18n/translations.ts";

import { toCustomer, toStaff } from "./about-order.ts";
import type { NotificationWriter } from "./notification-content.ts";

/** Asks a customer to approve the proof of a card, on the order's page. */
export const proofToApprove: NotificationWriter<"proof"> = {
  email: (data) => ({
    ...toCustomer(data),
    subject: m.proof_mail_subject({ shop: data.shop.shopName, number: data.order.orderNumber }),
    preview: m.proof_mail_intro(),
    title: m.proof_mail_title(),
    intro: m.proof_mail_intro(),
    sections: [
      {
        kind: "steps",
        title: m.notification_next(),
        steps: [m.proof_mail_look(), m.proof_mail_approve(), m.proof_mail_comment()],
      },
    ],
    action: { label: m.proof_mail_open(), url: data.pageUrl },
  }),
  sms: ({ order, shop, pageUrl }) =>
    m.proof_sms({ shop: shop.shopName, number: order.orderNumber, url: pageUrl }),
};

/** What the customer told, for staff. */
export const proofAnswerNotice: NotificationWriter<"proof-answer-notice"> = {
  email(data) {
    const { order, isApproved, comment } = data;
    const { orderNumber: number } = order;
    const intro = isApproved ? m.proof_notice_approved_intro() : m.proof_notice_comment_intro();
    return {
      ...toStaff(data),
      subject: isApproved
        ? m.proof_notice_approved_subject({ number })
        : m.proof_notice_comment_subject({ number }),
      title: isApproved ? m.proof_notice_approved_title() : m.proof_notice_comment_title(),
      intro,
      preview: intro,
      sections: isApproved
        ? []
        : [{ kind: "text", title: m.proof_notice_comment_words(), text: comment }],
    };
  },
};
