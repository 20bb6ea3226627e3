import { useQuery } from "@tanstack/react-query";
import { Clock3 } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { waitingPaymentCalls } from "#shared/settings/payment-details.ts";

import { countOf, secondFactorsQuery } from "../account/factors/factor-queries.ts";
import { shortMoment } from "../resource/display-date.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { useMay } from "../session/use-may.ts";
import { useEndWaiting } from "./waiting-payment.ts";

/** Says above bank details from when customers see them, and what can be done until then. */
export function WaitingPaymentNote({ offeredAt }: { offeredAt: string }) {
  const may = useMay();
  return (
    <div className="grid gap-3 rounded-panel bg-warn-wash/35 px-3.5 py-3 text-panel shadow-line md:col-span-2">
      <div className="flex gap-2.5">
        <Clock3 size={18} strokeWidth={1.6} aria-hidden="true" className="mt-px shrink-0" />
        <p>
          <strong className="font-label">
            {m.panel_settings_waiting_from({ moment: shortMoment(offeredAt) })}
          </strong>{" "}
          {m.panel_settings_waiting_until()}
        </p>
      </div>
      {may(waitingPaymentCalls.offer) && <Ways />}
    </div>
  );
}

function Ways() {
  const { data: factors } = useQuery(secondFactorsQuery);
  const offer = useEndWaiting("offer");
  const withdraw = useEndWaiting("withdraw");
  const isPending = offer.isPending || withdraw.isPending;
  const hasFactor = factors && countOf(factors) > 0;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {factors && !hasFactor && (
        <p className="me-auto text-note text-ink-2">
          {m.panel_settings_waiting_needs_factor()}{" "}
          <Link
            to={`${PANEL_PATH}/account#second-factor`}
            className="underline underline-offset-2 focus-ring"
          >
            {m.panel_settings_waiting_add_factor()}
          </Link>
        </p>
      )}
      <Button
        variant="line"
        disabled={isPending}
        pending={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {m.panel_settings_waiting_withdraw()}
      </Button>
      {hasFactor && (
        <Button disabled={isPending} pending={offer.isPending} onClick={() => offer.mutate()}>
          {m.panel_settings_waiting_offer()}
        </Button>
      )}
    </div>
  );
}
