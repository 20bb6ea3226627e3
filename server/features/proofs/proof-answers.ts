import type { Notifications } from "#server/features/notifications/notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import {
  lockOrderOfToken,
  type PageContext,
  presentOrderPage,
} from "#server/features/orders/order-page.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { OrderPage } from "#shared/orders/order-page.ts";
import type { ProofAnswer } from "#shared/proofs/proof.ts";

import { proofAnswerNotice } from "./proof-notifications.ts";
import { proofsOfCustomer } from "./proof-view.ts";
import { proofStore } from "./proof.store.ts";

/** What a customer says to a proof on the order's page, in one transaction with what follows from it. */
export function proofAnswers(database: Database, notifications: Notifications, page: PageContext) {
  return (token: string, given: ProofAnswer): Promise<OrderPage> =>
    database.transaction(async (trx) => {
      const order = await lockOrderOfToken(trx, token);
      const store = proofStore(trx);
      const found = await store.ofOrder(order.id);
      const shown = proofsOfCustomer(found, order, page).find(({ id }) => id === given.proof);
      const isApproved = given.answer === "approve";
      // Approving twice is approving: a form may be sent again.
      if (!(isApproved && shown?.state === "approved")) {
        if (!shown || shown.isOutdated) throw new HttpError(400, apiMessage("proof_not_newest"));
        if (order.status === "cancelled")
          throw new HttpError(400, apiMessage("proof_of_cancelled"));
        if (shown.isPrinted) throw new HttpError(400, apiMessage("proof_printed"));
        const { proof, card } = found.find((each) => each.proof.id === shown.id)!;
        const now = new Date();
        if (isApproved) await store.change(proof.id, { approvedAt: now });
        else {
          // Nothing of this card is printed before its customer has approved it anew.
          await store.withdrawApprovals(card.id);
          await store.change(proof.id, { comment: given.comment, commentedAt: now });
        }
        await store.setCardState(card.id, isApproved ? "approved" : "waiting");
        const what = isApproved
          ? { proofApproved: proof.version }
          : { proofComment: given.comment };
        await recordOrderChange(trx, null, order.id, {}, what);
        const about = { orderId: order.id, proofId: proof.id };
        await notifications.sendToStaff(trx, proofAnswerNotice, about);
      }
      return presentOrderPage(trx, order, page);
    });
}
