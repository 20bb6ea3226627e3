import type { Notifications } from "#server/features/notifications/notifications.ts";
import {
  lockOrderOfToken,
  orderOfToken,
  type PageContext,
  presentOrderPage,
} from "#server/features/orders/order-page.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { OrderPage } from "#shared/orders/order-page.ts";
import type { CustomersOrderProofs, CustomersProofsQuery } from "#shared/proofs/order-proofs.ts";
import type { ProofAnswer } from "#shared/proofs/proof.ts";

import { openProofs, presentCustomersProofs, readCustomersProofs } from "./customers-proofs.ts";
import { approveProofs, noteProof } from "./handle-proof.ts";
import { mustBeSeen } from "./order-proofs.ts";
import { proofAnswerNotice } from "./proof-notifications.ts";
import { proofsOfCustomer } from "./proof-view.ts";
import { proofStore } from "./proof.store.ts";

/** What a customer says to proofs on the order's page, in one transaction with what follows from it. */
export function proofAnswers(database: Database, notifications: Notifications, page: PageContext) {
  return {
    /** To one of them. */
    one: (token: string, given: ProofAnswer): Promise<OrderPage> =>
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
          const answered = found.find((each) => each.proof.id === shown.id)!;
          if (given.answer === "approve") {
            await approveProofs(trx, [answered], order.id, { by: null });
          } else {
            const { comment } = given;
            // Nothing of this card is printed before its customer has approved it anew.
            await store.withdrawApprovals(answered.card.id);
            await store.change([answered.proof.id], { comment, commentedAt: new Date() });
            await store.setCardState([answered.card.id], "waiting");
            await noteProof(trx, null, order.id, { proofComment: comment });
          }
          const about = { orderId: order.id, proofId: answered.proof.id };
          await notifications.sendToStaff(trx, proofAnswerNotice, about);
        }
        return presentOrderPage(trx, order, page);
      }),

    /** A page of those that were sent. */
    async list(token: string, query: CustomersProofsQuery): Promise<CustomersOrderProofs> {
      const { db } = database;
      const order = await orderOfToken(db, token);
      return presentCustomersProofs(await readCustomersProofs(db, order, page), query);
    },

    /**
     * Approves all that wait for an answer, if they are what was looked at. Sent again there is nothing left,
     * which is no mistake.
     * @throws a 412 where another has come since
     */
    approveAll: (token: string, digest: string): Promise<OrderPage> =>
      database.transaction(async (trx) => {
        const order = await lockOrderOfToken(trx, token);
        if (order.status === "cancelled")
          throw new HttpError(400, apiMessage("proof_of_cancelled"));
        const shown = await readCustomersProofs(trx, order, page);
        const open = openProofs(shown);
        const [first] = open;
        if (first) {
          mustBeSeen(open, digest);
          await approveProofs(trx, open, order.id, { by: null });
          const about = { orderId: order.id, proofId: first.proof.id };
          await notifications.sendToStaff(trx, proofAnswerNotice, about);
        }
        return presentOrderPage(trx, order, page);
      }),
  };
}
