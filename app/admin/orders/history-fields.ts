import { m } from "#app/i18n/translations.ts";
import { ORDER_LABELS, yesOrNo } from "#app/orders/order-fields.tsx";
import { isolated } from "#app/ui/isolated.ts";
import { formatPrice } from "#app/ui/price.ts";
import type {
  CompanyCardDeed,
  OrderHistoryField,
  OwnPageDeed,
} from "#server/features/orders/order-history.ts";
import type { NameKind } from "#shared/names/name-calls.ts";
import type { FurtherCard } from "#shared/orders/further-card.ts";
import type { OrderField } from "#shared/orders/order-fields.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS, type PaymentState } from "#shared/orders/payment-method.ts";
import type { RefundMethod } from "#shared/refunds/refund.ts";

import { nameOf } from "../names/names.ts";
import { serialLabel } from "./chip-labels.ts";
import { columnLabel } from "./column-labels.ts";
import { fieldLabel } from "./order-fields.tsx";
import { listed, METHOD_LABELS, STATUS_LABELS } from "./order-labels.ts";
import { REFUND_METHOD_LABELS } from "./refunds/refund-labels.ts";

type Texts = (from: unknown, to: unknown) => string[];

const field =
  (label: () => string): Texts =>
  (from, to) => [line(label(), plain(from), plain(to))];

/** A field that runs left to right in every language. */
const ltr =
  (label: () => string): Texts =>
  (from, to) => {
    const [before, after] = [plain(from), plain(to)];
    return [line(label(), before && isolated(before), after && isolated(after))];
  };

/** A field that is named by one of the shop's names. */
const named =
  (label: () => string, kind: NameKind): Texts =>
  (from, to) => [line(label(), nameOf(kind, plain(from)), nameOf(kind, plain(to)))];

const amount =
  (label: () => string): Texts =>
  (from, to) => [line(label(), price(from), price(to))];

/** '' of what was or is nothing. */
export function line(field: string, before: string, after: string): string {
  const [from, to] = [inOrder(before), inOrder(after)];
  if (to === "") return m.panel_orders_event_cleared({ field, from });
  if (from === "") return m.panel_orders_event_filled({ field, to });
  return m.panel_orders_event_changed({ field, from, to });
}

/** The groups of a telephone number keep their order within Arabic. */
const inOrder = (text: string) => (/^\+?\d[\d ]* [\d ]+$/.test(text) ? isolated(text) : text);

export function plain(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value === "boolean") return yesOrNo(value);
  if (Array.isArray(value)) {
    return listed(
      value.map((each) => (typeof each === "string" ? each : addonText(each as ToldAddon))),
    );
  }
  return "";
}

const price = (fils: unknown) => (typeof fils === "number" ? formatPrice(fils / 1000) : "");

/** What of a person stands on the card, by what does not. */
const printedLines = (unprinted: unknown) =>
  listed(
    (["nameOnCard", "position", "organization"] as const)
      .filter((line) => !(unprinted as string[]).includes(line))
      .map(fieldLabel),
  );

interface ToldAddon {
  /** Only of a further card with addons of its own. */
  person?: number;
  title: string;
  value?: string;
}

function addonText({ person, title, value }: ToldAddon): string {
  const name = nameOf("addon", title);
  const text = value ? `${name} (${nameOf("option", value)})` : name;
  return person === undefined
    ? text
    : m.panel_orders_event_card_field({ number: person + 1, field: text });
}

function statusLabel(value: unknown): string {
  const status = KNOWN_ORDER_STATUSES.find((known) => known === value);
  return status ? STATUS_LABELS[status].label() : plain(value);
}

function methodLabel(value: unknown): string {
  const method = PAYMENT_METHODS.find((known) => known === value);
  return method ? METHOD_LABELS[method]() : plain(value);
}

/** '' where the payment method tells it. */
const STATES: Record<PaymentState, () => string> = {
  accepted: m.panel_orders_event_accepted,
  better_receipt_asked: m.panel_orders_event_asked,
  receipt_to_check: m.panel_orders_event_undone,
  cash_due: () => "",
};

const OWN_PAGE: Record<OwnPageDeed, () => string> = {
  changed: m.panel_orders_event_page_changed,
  lost: m.panel_orders_event_page_lost,
  found: m.panel_orders_event_page_found,
  renewed: m.panel_orders_event_page_renewed,
  deleted: m.panel_orders_event_page_deleted,
};

const COMPANY_CARD: Record<CompanyCardDeed["did"], (what: { cards: string }) => string> = {
  changed: m.panel_companies_event_changed,
  passed: m.panel_companies_event_passed,
  lost: m.panel_companies_event_lost,
  off: m.panel_companies_event_off,
  on: m.panel_companies_event_on,
  link: m.panel_companies_event_link,
  slip: m.panel_companies_event_slip,
  replaced: m.panel_companies_event_replaced,
};

function companyCardLine({ did, name, count }: CompanyCardDeed): string {
  const cards = count === 1 ? name : m.panel_companies_cards({ count });
  return COMPANY_CARD[did]?.({ cards }) ?? cards;
}

function chipLine(from: unknown, to: unknown): string {
  if (to === null) return m.panel_chips_event_unbound({ serial: serialLabel(plain(from)) });
  return from === null
    ? m.panel_chips_event_bound({ serial: serialLabel(plain(to)) })
    : m.panel_chips_event_replaced({
        serial: serialLabel(plain(to)),
        before: serialLabel(plain(from)),
      });
}

/** Money that was given back, as the history has it; `amount` in dinars. */
interface ToldRefund {
  amount: number;
  method: RefundMethod;
  reason: string;
}

function refundLine({ amount: jod, method, reason }: ToldRefund, isWithdrawn: boolean): string {
  const given = formatPrice(jod);
  return isWithdrawn
    ? m.panel_refunds_event_withdrawn({ amount: given })
    : m.panel_refunds_event({ amount: given, method: REFUND_METHOD_LABELS[method](), reason });
}

/** What is typed into forms tells its change by its label. */
const FORM_FIELDS = Object.fromEntries(
  (Object.keys(ORDER_LABELS) as OrderField[]).map((name) => [name, field(() => fieldLabel(name))]),
) as Record<OrderField, Texts>;

const FURTHER = {
  nameOnCard: ORDER_LABELS.nameOnCard,
  firstName: ORDER_LABELS.firstName,
  lastName: ORDER_LABELS.lastName,
  position: ORDER_LABELS.position,
  phone: ORDER_LABELS.phoneNumbers,
  email: ORDER_LABELS.email,
  colorName: ORDER_LABELS.color,
} as const;

/** Which logo a card has; of the picture its key tells nobody anything. */
const logoLabel = ({ companyLogo }: FurtherCard) =>
  companyLogo === undefined
    ? m.panel_orders_card_same()
    : companyLogo === ""
      ? m.order_cards_logo_none()
      : m.order_cards_logo_own();

/** What differs on the further cards, one line for each field. */
function furtherLines(from: readonly FurtherCard[], to: readonly FurtherCard[]): string[] {
  return to.flatMap((card, index) => [
    ...fieldLines(from[index], card, index + 2),
    ...choiceLines(from[index] ?? card, card, index + 2),
  ]);
}

/** Whether logo and addons are those of the first card. */
function choiceLines(from: FurtherCard, to: FurtherCard, number: number): string[] {
  const field = (name: string) => m.panel_orders_event_card_field({ number, field: name });
  const logo = [logoLabel(from), logoLabel(to)] as const;
  const addons = ({ ownAddons }: FurtherCard) =>
    ownAddons ? m.panel_orders_card_addons_own() : m.panel_orders_card_same();
  return [
    ...(from.companyLogo === to.companyLogo
      ? []
      : [line(field(ORDER_LABELS.companyLogo()), logo[0] === logo[1] ? "" : logo[0], logo[1])]),
    ...(from.ownAddons === to.ownAddons
      ? []
      : [line(field(m.panel_step_addons()), addons(from), addons(to))]),
  ];
}

function fieldLines(from: FurtherCard | undefined, card: FurtherCard, number: number): string[] {
  return (Object.keys(FURTHER) as (keyof typeof FURTHER)[]).flatMap((name) => {
    const before = from?.[name] ?? "";
    if (before === card[name]) return [];
    const told =
      name === "colorName"
        ? [nameOf("color", before), nameOf("color", card[name])]
        : [before, card[name]];
    const label = m.panel_orders_event_card_field({ number, field: FURTHER[name]() });
    return [line(label, told[0]!, told[1]!)];
  });
}

const NOTHING: Texts = () => [];

/**
 * The words for what changes of an order. They follow from its columns: a new one does not compile until
 * it has words here, or is declared to be told by another.
 */
export const HISTORY_FIELDS: Record<OrderHistoryField, Texts> = {
  status: (from, to) => [line(m.panel_column_status(), statusLabel(from), statusLabel(to))],
  paymentMethod: (from, to) => [
    line(m.panel_detail_payment_method(), methodLabel(from), methodLabel(to)),
  ],
  paymentState: (_, to) => [STATES[to as PaymentState]?.() ?? plain(to)].filter(Boolean),
  receiptReason: (_, to) => (to === "" ? [] : [m.panel_orders_event_reason({ reason: plain(to) })]),
  language: field(m.panel_orders_language),
  ...FORM_FIELDS,
  colorName: named(ORDER_LABELS.color, "color"),
  companyLogo: () => [m.panel_orders_event_logo()],
  depositReceipt: () => [m.panel_orders_event_receipt()],
  countryName: named(ORDER_LABELS.country, "country"),
  cityName: named(ORDER_LABELS.city, "city"),
  cityFeeFils: amount(m.panel_detail_delivery_fee),
  discountFils: amount(m.panel_discounts_off),
  totalFils: amount(m.panel_column_total),
  productPriceFils: amount(m.panel_column_price),
  priceReason: (_, to) => [m.panel_orders_event_reason({ reason: plain(to) })],
  addons: field(m.panel_step_addons),
  proofReused: (_, to) => [m.panel_proof_event_reused({ number: plain(to) })],
  proofMade: (_, to) => [m.panel_proof_event_made({ version: Number(to) })],
  proofsMade: (_, to) => [m.panel_proof_many_made({ count: Number(to) })],
  proofsSent: (_, to) => [m.panel_proof_many_sent({ count: Number(to) })],
  proofsApproved: (_, to) => [m.panel_proof_many_approved({ count: Number(to) })],
  proofsApprovedByPhone: (_, to) => [m.panel_proof_many_by_phone({ count: Number(to) })],
  proofSent: (_, to) => [m.panel_proof_event_sent({ version: Number(to) })],
  proofApproved: (_, to) => [m.panel_proof_event_approved({ version: Number(to) })],
  proofApprovedByPhone: (_, to) => [m.panel_proof_event_by_phone({ version: Number(to) })],
  proofApprovalNote: (_, to) => [m.panel_proof_event_note({ note: plain(to) })],
  proofComment: (_, to) => [m.panel_proof_event_comment({ comment: plain(to) })],
  chip: (from, to) => [chipLine(from, to)],
  chipLocked: (_, to) => [m.panel_chips_event_locked({ serial: serialLabel(plain(to)) })],
  board: (from, to) => [
    m.panel_board_event_moved({ from: columnLabel(from), to: columnLabel(to) }),
  ],
  cardReprinted: (_, to) => [m.panel_board_event_reprinted({ code: plain(to) })],
  cardReplaced: (from, to) => [m.panel_board_event_replaced({ from: plain(from), to: plain(to) })],
  note: (from, to) => [
    to === null
      ? m.panel_orders_event_note_deleted({ note: plain(from) })
      : m.panel_orders_event_note({ note: plain(to) }),
  ],
  refund: (from, to) => [refundLine((to ?? from) as ToldRefund, to === null)],
  invoice: (_, to) => [m.panel_invoices_event({ number: plain(to) })],
  creditNote: (_, to) => [m.panel_invoices_credited({ number: plain(to) })],
  ownPage: (_, to) => [OWN_PAGE[to as OwnPageDeed]?.() ?? plain(to)],
  courier: field(m.order_page_tracking_courier),
  trackingNumber: ltr(m.order_page_tracking_number),
  trackingUrl: ltr(m.panel_courier_link),
  parcelOffice: (_, to) => [m.panel_packing_event_office({ office: plain(to) })],
  handover: (from, to) => [
    to === null
      ? m.panel_handover_event_off({ number: Number(from) })
      : m.panel_handover_event_on({ number: Number(to) }),
  ],
  broughtFils: (_, to) => [
    to === null
      ? m.panel_handover_event_open()
      : m.panel_handover_event_brought({ amount: price(to) }),
  ],
  broughtReason: field(m.panel_handover_reason),
  unprinted: (_, to) => [m.panel_companies_event_printed({ lines: printedLines(to) })],
  backText: field(m.panel_companies_back_text),
  peopleNamed: (_, to) => [m.panel_companies_event_people({ count: plain(to) })],
  companyCard: (_, to) => [companyCardLine(to as CompanyCardDeed)],
  personNamed: (_, to) => [m.panel_companies_event_person({ name: plain(to) })],
  // Told by the place on the board.
  cards: NOTHING,
  // Told by the column beside it, which has the name of what this one refers to.
  color: NOTHING,
  countryId: NOTHING,
  cityId: NOTHING,
  productId: NOTHING,
  furtherCards: (from, to) => furtherLines(from as FurtherCard[], to as FurtherCard[]),
  // An order of a company has them from the start.
  isOfCompany: NOTHING,
  companyId: NOTHING,
  quoteId: NOTHING,
  setupFils: NOTHING,
  depositFils: NOTHING,
  buyerName: NOTHING,
  buyerTaxNumber: NOTHING,
  // Follows from status and colours.
  stockColors: NOTHING,
  // Told by the total.
  taxFils: NOTHING,
  // Told by the payment's state.
  paidFils: NOTHING,
  // Told by the status.
  shippedAt: NOTHING,
  deliveredAt: NOTHING,
  refusedAt: NOTHING,
  // Follows from the code, which nobody changes.
  discountId: NOTHING,
  discountCode: NOTHING,
  discountPercent: NOTHING,
  discountAmountFils: NOTHING,
  // Nobody changes them, or they say nothing to a reader.
  productTitle: NOTHING,
  id: NOTHING,
  contentHash: NOTHING,
  receiptHash: NOTHING,
  createdAt: NOTHING,
  updatedAt: NOTHING,
  deletedAt: NOTHING,
  customerName: NOTHING,
  toCheck: NOTHING,
  search: NOTHING,
};
