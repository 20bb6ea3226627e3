import { cardPath } from "#shared/cards/card-code.ts";
import type { CardState } from "#shared/cards/card.ts";
import type { ChipCard, ChipCheck, ChipVerdict } from "#shared/chips/chip.ts";
import { orderNumber } from "#shared/ids.ts";

import type { CardWithChip } from "./chip.store.ts";

const OFF: ReadonlySet<CardState> = new Set(["lost", "replaced", "off"]);

/** @param cardUrl the origin of the addresses on cards */
export function presentChipCard({ card, chip, order }: CardWithChip, cardUrl: string): ChipCard {
  const isGone = order.status === "cancelled" || order.deletedAt !== null;
  return {
    _id: card.id,
    code: card.code,
    url: cardUrl + cardPath(card.code),
    state: card.state,
    refused: OFF.has(card.state) ? "card_off" : isGone ? "order_cancelled" : null,
    nameOnCard: card.nameOnCard,
    jobTitle: card.jobTitle,
    organization: card.organization,
    color: card.color,
    colorName: card.colorName,
    orderId: order.id,
    orderNumber: orderNumber(order.id),
    placedAt: order.createdAt.toISOString(),
    chip: chip && {
      serial: chip.serial,
      kind: chip.kind,
      way: chip.way,
      isLocked: chip.isLocked,
      boundAt: chip.boundAt.toISOString(),
    },
  };
}

interface Found {
  byChip: ChipCard | null;
  byAddress: ChipCard | null;
}

/** @param given which of both was read */
export function judge({ byChip, byAddress }: Found, given: Given): ChipCheck {
  return { verdict: verdictOf({ byChip, byAddress }, given), byChip, byAddress };
}

interface Given {
  hasSerial: boolean;
  hasRead: boolean;
}

function verdictOf({ byChip, byAddress }: Found, { hasSerial, hasRead }: Given): ChipVerdict {
  const found = byChip ?? byAddress;
  if (!found) return "unknown";
  if (!hasSerial || !hasRead) return "half";
  if (!byAddress) return "other_address";
  if (!byChip) return byAddress.chip ? "copy" : "not_bound";
  if (byChip._id !== byAddress._id) return "other_address";
  return byChip.refused && byChip.state !== "replaced" ? "off" : "right";
}
