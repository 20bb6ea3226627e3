import { m } from "#app/i18n/translations.ts";
import { WhatsappIcon } from "#app/ui/brand-icons.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import type { Ticket } from "#shared/board/board.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { chatText } from "../contact/customer-text.ts";

/** Asks the customer of a cash order whether they mean it, in a chat with the words ready. */
export function ConfirmChat({ ticket }: { ticket: Ticket }) {
  const { chat } = ticket;
  if (!chat) return null;
  const text = chatText({
    ...ticket,
    ...chat,
    receiptReason: "",
    despositeTransactionImg: "",
    personalInfo: chat,
    deliveryInfo: { typedCountry: chat.isAbroad ? ticket.place : "" },
  });
  const link = whatsAppLink(chat.phone, text);
  if (link === "") return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      // What is dragged is the order.
      draggable={false}
      aria-label={m.panel_board_confirm_chat()}
      className={buttonClass({ variant: "line" }, "panel", "w-11 shrink-0 px-0! md:w-9")}
    >
      <WhatsappIcon size={17} />
    </a>
  );
}
