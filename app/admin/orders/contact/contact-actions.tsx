import { Phone } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { WhatsappIcon } from "#app/ui/brand-icons.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { Order } from "#shared/orders/order.ts";
import { telNumber } from "#shared/phone-number.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { chatText } from "./customer-text.ts";

/** Calls the customer, and opens a chat with a text to begin with. Only icons on phones. */
export function ContactActions({ order }: { order: Order }) {
  const phone = order.personalInfo.phoneNumbers[0] ?? order.deliveryInfo.deliveryPhone;
  const number = telNumber(phone);
  const chat = whatsAppLink(phone, chatText(order));
  const look = buttonClass({ variant: "line" }, "panel", "max-md:w-11 max-md:px-0!");
  return (
    <>
      {number !== "" && (
        <a href={`tel:${number}`} aria-label={m.panel_orders_call({ phone })} className={look}>
          <Phone size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:hidden">{m.panel_orders_call_short()}</span>
        </a>
      )}
      {chat !== "" && (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.panel_orders_whatsapp()}
          className={classNames(look)}
        >
          <WhatsappIcon size={17} />
          <span className="max-md:hidden">{m.panel_orders_whatsapp_short()}</span>
        </a>
      )}
    </>
  );
}
