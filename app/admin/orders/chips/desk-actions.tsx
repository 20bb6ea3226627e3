import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";

import { orderPagePath } from "../order-paths.ts";
import { wakeSound } from "./chip-sounds.ts";
import type { Desk, DeskEvent } from "./program-state.ts";

interface DeskActionsProps {
  desk: Desk;
  send: (event: DeskEvent) => void;
}

/** For the thumb. */
const LARGE = "h-14! px-6! text-base!";

/** What can be done now, beside holding another chip to the phone. */
export function DeskActions(props: DeskActionsProps) {
  const { desk, send } = props;
  const { phase } = desk;
  switch (phase.at) {
    case "off":
      return (
        <Button
          className={LARGE}
          wide
          onClick={() => {
            wakeSound();
            send({ type: "start" });
          }}
        >
          {phase.problem ? m.panel_chips_start_again() : m.panel_chips_start()}
        </Button>
      );
    case "asking":
      return (
        <Button className={LARGE} wide onClick={() => send({ type: "allow" })}>
          {phase.what === "chip" ? m.panel_chips_allow_chip() : m.panel_chips_allow_content()}
        </Button>
      );
    case "unsent":
      return (
        <Button
          className={LARGE}
          wide
          onClick={() => send({ type: "send_again", bind: phase.bind })}
        >
          {m.panel_chips_send_again()}
        </Button>
      );
    case "locking":
      return phase.isHeld ? null : (
        <Button
          variant="line"
          className={LARGE}
          wide
          onClick={() => send({ type: "leave_unlocked" })}
        >
          {m.panel_chips_leave_unlocked()}
        </Button>
      );
    case "refused":
      return <RefusedActions {...props} />;
    default:
      return null;
  }
}

function RefusedActions({ desk: { phase, cards }, send }: DeskActionsProps) {
  if (phase.at !== "refused" || !phase.other) return null;
  const { why, other } = phase;
  const isWaiting = cards.some(({ _id }) => _id === other._id);
  return (
    <div className="grid gap-2">
      {why === "other_cards_address" && isWaiting && (
        <Button className={LARGE} onClick={() => send({ type: "pick", id: other._id })}>
          {m.panel_chips_turn_to({ name: other.nameOnCard })}
        </Button>
      )}
      {why === "other_cards_address" && (
        <Button variant="line" className={LARGE} onClick={() => send({ type: "allow" })}>
          {m.panel_chips_allow_content()}
        </Button>
      )}
      <Link
        to={orderPagePath(other.orderId)}
        className={buttonClass({ variant: "quiet" }, "panel", LARGE)}
      >
        {m.panel_chips_open_order({ order: other.orderNumber })}
      </Link>
    </div>
  );
}
