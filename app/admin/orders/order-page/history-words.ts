import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { OrderEvent } from "#shared/orders/order-record.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";

import { KIND_WORDS } from "../../outbox/outbox-words.ts";
import { columnWord } from "../board/board-words.ts";
import { serialWord } from "../chips/chip-names.ts";
import { STATUS_WORDS } from "../order-words.ts";

type Change = Extract<OrderEvent, { kind: "change" }>;
type Sent = Extract<OrderEvent, { kind: "notification" }>;

/** What happened, line by line. */
export function eventLines(event: OrderEvent): string[] {
  switch (event.kind) {
    case "placed":
      return [m.panel_orders_event_placed()];
    case "notification":
      return [sentLine(event)];
    case "change":
      return changeLines(event);
  }
}

function sentLine({ name, channel, recipient, status }: Sent): string {
  const what = (NOTIFICATIONS[name] ?? m.panel_orders_event_message)();
  const way = channel === "sms" ? m.panel_orders_event_by_sms : m.panel_orders_event_by_email;
  const sent = way({ what, recipient });
  if (status === "done") return m.panel_orders_event_sent({ sent });
  if (status === "discarded") return m.panel_orders_event_discarded({ sent });
  return status === "failed"
    ? m.panel_orders_event_failed({ sent })
    : m.panel_orders_event_waiting({ sent });
}

/** As in the outbox, but for what is read otherwise with its recipient behind it. */
const NOTIFICATIONS: Record<string, () => string> = {
  ...KIND_WORDS,
  "order-confirmation": m.panel_orders_event_confirmation,
  "order-notice": m.panel_orders_event_notice,
  "better-receipt": m.panel_orders_event_better_receipt,
};

function changeLines({ action, changes }: Change): string[] {
  if (action === "delete") return [m.panel_orders_event_deleted()];
  return Object.entries(changes).flatMap(([field, { from, to }]) => {
    if (field === "totalFils") {
      return [line(m.panel_column_total(), price(from), price(to))];
    }
    const special = SPECIAL[field];
    if (special) return special(from, to) ?? [];
    const label = FIELDS[field]?.();
    return label === undefined ? [] : [line(label, plain(from), plain(to))];
  });
}

/** '' of what was or is nothing. */
function line(field: string, from: string, to: string): string {
  if (to === "") return m.panel_orders_event_cleared({ field, from });
  if (from === "") return m.panel_orders_event_filled({ field, to });
  return m.panel_orders_event_changed({ field, from, to });
}

function plain(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? m.panel_yes() : m.panel_no();
  if (Array.isArray(value)) {
    return value
      .map((each) => (typeof each === "string" ? each : addonText(each as { title: string })))
      .join(", ");
  }
  return "";
}

const price = (fils: unknown) => (typeof fils === "number" ? formatPrice(fils / 1000) : "");

function addonText({ title, value }: { title: string; value?: string }): string {
  return value ? `${title} (${value})` : title;
}

function statusWord(value: unknown): string {
  const status = KNOWN_ORDER_STATUSES.find((known) => known === value);
  return status ? STATUS_WORDS[status].label() : plain(value);
}

const STATES: Record<string, () => string> = {
  accepted: m.panel_orders_event_accepted,
  better_receipt_asked: m.panel_orders_event_asked,
  receipt_to_check: m.panel_orders_event_undone,
};

function chipLine(from: unknown, to: unknown): string {
  if (to === null) return m.panel_chips_event_unbound({ serial: serialWord(plain(from)) });
  return from === null
    ? m.panel_chips_event_bound({ serial: serialWord(plain(to)) })
    : m.panel_chips_event_replaced({
        serial: serialWord(plain(to)),
        before: serialWord(plain(from)),
      });
}

/** Changes that have words of their own. */
const SPECIAL: Record<string, (from: unknown, to: unknown) => string[] | undefined> = {
  status: (from, to) => [line(m.panel_column_status(), statusWord(from), statusWord(to))],
  paymentState: (_, to) => [STATES[String(to)]?.() ?? plain(to)],
  receiptReason: (_, to) => (to === "" ? [] : [m.panel_orders_event_reason({ reason: plain(to) })]),
  proofMade: (_, to) => [m.panel_proof_event_made({ version: Number(to) })],
  proofSent: (_, to) => [m.panel_proof_event_sent({ version: Number(to) })],
  proofApproved: (_, to) => [m.panel_proof_event_approved({ version: Number(to) })],
  proofApprovedByPhone: (_, to) => [m.panel_proof_event_by_phone({ version: Number(to) })],
  proofApprovalNote: (_, to) => [m.panel_proof_event_note({ note: plain(to) })],
  proofComment: (_, to) => [m.panel_proof_event_comment({ comment: plain(to) })],
  chip: (from, to) => [chipLine(from, to)],
  chipLocked: (_, to) => [m.panel_chips_event_locked({ serial: serialWord(plain(to)) })],
  board: (from, to) => [m.panel_board_event_moved({ from: columnWord(from), to: columnWord(to) })],
  cardReprinted: (_, to) => [m.panel_board_event_reprinted({ code: plain(to) })],
  cardReplaced: (from, to) => [m.panel_board_event_replaced({ from: plain(from), to: plain(to) })],
  note: (from, to) => [
    to === null
      ? m.panel_orders_event_note_deleted({ note: plain(from) })
      : m.panel_orders_event_note({ note: plain(to) }),
  ],
};

/** The columns of an order that staff can correct; what follows from them is left out. */
const FIELDS: Record<string, () => string> = {
  firstName: m.panel_orders_first_name,
  lastName: m.panel_orders_last_name,
  position: m.panel_detail_position,
  organization: m.panel_detail_organization,
  phoneNumbers: m.panel_detail_phones,
  email: m.panel_detail_email,
  businessEmail: m.panel_detail_business_email,
  linkedinUrl: m.panel_detail_linkedin,
  instagramUrl: m.panel_detail_instagram,
  nameOnCard: m.panel_detail_name_on_card,
  countryName: m.panel_detail_country,
  cityName: m.panel_detail_city,
  typedCountry: m.panel_orders_typed_country,
  typedCity: m.panel_orders_typed_city,
  addressLine1: m.panel_detail_address_1,
  addressLine2: m.panel_detail_address_2,
  postcode: m.panel_detail_postcode,
  useSameContact: m.panel_detail_same_contact,
  deliveryPhone: m.panel_detail_delivery_phone,
  deliveryEmail: m.panel_detail_delivery_email,
  addons: m.panel_step_addons,
};
