import { CircleCheck } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { WhatsappIcon } from "#app/ui/brand-icons.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { orderPagePath as customersPath } from "#shared/orders/order-page-paths.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { chatText } from "../contact/customer-text.ts";
import { orderPagePath } from "../order-paths.ts";

interface TakenOrderProps {
  order: StaffOrder & { pageToken: string };
  onNext: () => void;
}

/** The order's number, and the link by which its customer sees, approves and pays it. */
export function TakenOrder({ order, onNext }: TakenOrderProps) {
  const { orderNumber, total, personalInfo, pageToken, language } = order;
  const link = location.origin + pathIn(language, customersPath(pageToken));
  const chat = whatsAppLink(personalInfo.phoneNumbers[0] ?? "", `${chatText(order)}\n${link}`);
  return (
    <div className="mx-auto grid w-full max-w-160 grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 md:px-7">
      <div className="flex items-start gap-3">
        <CircleCheck size={24} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 text-ok" />
        <div role="status">
          <h2 className="text-[1.375rem] leading-snug tracking-item">
            {m.panel_orders_taken({ number: orderNumber })}
          </h2>
          <p className="text-ink-2">
            <bdi>{order.customerFullName}</bdi> · {formatPrice(total)}
          </p>
        </div>
      </div>
      <div className="grid min-w-0 gap-2">
        <p>{m.panel_orders_taken_link()}</p>
        <p className="flex items-center gap-2 rounded-panel px-3 py-2 shadow-line">
          <bdi dir="ltr" className="min-w-0 flex-1 truncate text-note">
            {link}
          </bdi>
          <CopyButton text={link} label={m.panel_orders_taken_copy()} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onNext}>{m.panel_orders_take_next()}</Button>
        <Link to={orderPagePath(order._id)} className={buttonClass({ variant: "line" }, "panel")}>
          {m.panel_orders_open()}
        </Link>
        {chat !== "" && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "line" }, "panel")}
          >
            <WhatsappIcon size={17} />
            {m.panel_orders_whatsapp_short()}
          </a>
        )}
      </div>
    </div>
  );
}
