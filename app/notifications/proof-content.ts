import { m } from "#app/i18n/translations.ts";

import { toCustomer, toStaff } from "./about-order.ts";
import type { NotificationWriter } from "./notification-content.ts";
import { typedName } from "./typed-text.ts";

/** Asks a customer to approve the proof of a card, on the order's page. */
export const proofToApprove: NotificationWriter<"proof"> = {
  email(data) {
    const { order, awaiting: count, pageUrl } = data;
    const shop = data.shop.shopName;
    const number = order.orderNumber;
    const isOne = count === 1;
    const intro = isOne ? m.proof_mail_intro() : m.proof_mail_intro_many({ count });
    const steps = isOne
      ? [m.proof_mail_look(), m.proof_mail_approve(), m.proof_mail_comment()]
      : [m.proof_mail_look_many(), m.proof_mail_approve_many(), m.proof_mail_comment_many()];
    return {
      ...toCustomer(data),
      subject: isOne
        ? m.proof_mail_subject({ shop, number })
        : m.proof_mail_subject_many({ shop, number, count }),
      preview: intro,
      title: isOne ? m.proof_mail_title() : m.proof_mail_title_many(),
      intro,
      sections: [{ kind: "steps", title: m.notification_next(), steps }],
      action: { label: isOne ? m.proof_mail_open() : m.proof_mail_open_many(), url: pageUrl },
    };
  },
  sms({ order, shop: { shopName: shop }, pageUrl: url, awaiting: count }) {
    const number = order.orderNumber;
    return count === 1
      ? m.proof_sms({ shop, number, url })
      : m.proof_sms_many({ shop, number, url, count });
  },
};

/** What the customer told, for staff. */
export const proofAnswerNotice: NotificationWriter<"proof-answer-notice"> = {
  email(data) {
    const { order, isApproved, comment, approved, proofs } = data;
    const { orderNumber: number } = order;
    const name = typedName(data.name);
    const intro =
      proofs === 1
        ? isApproved
          ? m.proof_notice_approved_intro()
          : m.proof_notice_comment_intro()
        : isApproved
          ? m.proof_notice_approved_of({ approved, proofs })
          : m.proof_notice_comment_of({ name });
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
