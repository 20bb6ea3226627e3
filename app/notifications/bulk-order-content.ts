import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";
import { orderNumber } from "#shared/ids.ts";

import type { NotificationWriter } from "./notification-content.ts";

/** Notifies staff that a company requests a quote. */
export const bulkOrderNotice: NotificationWriter<"bulk-order-notice"> = {
  email(data) {
    const { bulkOrder, shop, publicUrl } = data;
    const { companyName, contactPerson, email, phone } = bulkOrder.companyInfo;
    const { employeeCount, message } = bulkOrder.orderDetails;
    return {
      subject: m.notification_bulk_subject({ number: orderNumber(bulkOrder._id) }),
      preview: m.notification_bulk_intro({ company: companyName, count: employeeCount }),
      title: m.notification_bulk_title(),
      intro: m.notification_bulk_intro({ company: companyName, count: employeeCount }),
      sections: [
        {
          kind: "facts",
          title: m.notification_bulk_from(),
          facts: [
            { name: m.notification_bulk_company(), value: companyName },
            { name: m.notification_bulk_person(), value: contactPerson },
            { name: m.notification_notice_email(), value: email },
            { name: m.notification_notice_phone(), value: phone },
            { name: m.notification_bulk_employees(), value: formatNumber(employeeCount) },
          ],
        },
        ...(message
          ? [{ kind: "text", title: m.notification_notice_words(), text: message } as const]
          : []),
      ],
      action: {
        label: m.notification_bulk_open(),
        url: `${publicUrl}/admin-panel/bulk-orders?view=${bulkOrder._id}`,
      },
      note: m.notification_bulk_note(),
      shop,
    };
  },
};

/** Says that it has arrived, to an address that whoever sent it only named: as short as of a message. */
export const bulkOrderReceived: NotificationWriter<"bulk-order-received"> = {
  email({ bulkOrder, shop }) {
    const number = orderNumber(bulkOrder._id);
    return {
      subject: m.notification_bulk_received_subject({ shop: shop.shopName, number }),
      preview: m.notification_bulk_received_intro(),
      title: m.notification_bulk_received_title(),
      intro: m.notification_bulk_received_intro(),
      reference: { name: m.notification_bulk_received_number(), value: number },
      sections: [],
      note: m.notification_bulk_received_note(),
      shop,
    };
  },
};
