import { changerOf } from "#server/features/locked-changes/changer-of.ts";
import { presentBank, presentSettings } from "#server/features/settings/present-settings.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import { mustHaveSecondFactor } from "#server/platform/http/must-be-allowed.ts";
import { waitingPaymentCalls } from "#shared/settings/payment-details.ts";

import type { WaitingPaymentService } from "./waiting-payment.service.ts";
import type { WaitingPaymentRow } from "./waiting-payment.store.ts";

export function waitingPaymentRoutes(waitingPayment: WaitingPaymentService) {
  const routes = newRoutes();
  handleCall(routes, waitingPaymentCalls.find, async () => {
    const waiting = await waitingPayment.find();
    return one(waiting ? present(waiting) : null);
  });
  handleCall(routes, waitingPaymentCalls.offer, async (_nothing, c) => {
    mustHaveSecondFactor(c);
    return one(presentSettings(await waitingPayment.offer(changerOf(c))));
  });
  handleCall(routes, waitingPaymentCalls.withdraw, async (_nothing, c) =>
    one(presentSettings(await waitingPayment.withdraw(changerOf(c)))),
  );
  return routes;
}

const present = (row: WaitingPaymentRow) => ({
  bank: presentBank(row),
  cliqAlias: row.cliqAlias,
  cliqQrImage: row.cliqQrImage,
  offeredAt: row.offeredAt.toISOString(),
});
