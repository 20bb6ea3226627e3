import type { Db } from "#server/platform/database/connect.ts";
import { fieldError } from "#server/platform/http-error.ts";
import { one } from "#server/platform/http/answers.ts";
import { newRoutes } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { checkDiscount } from "#shared/discounts/check-discount-call.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";

import { discountStore } from "./discount.store.ts";
import { whyNotUsable } from "./usable-discount.ts";

/** `POST /discounts/check`, limited because codes could be guessed by it. */
export function discountRoutes(db: Db, rateLimiter: RateLimiter) {
  const routes = newRoutes();
  const store = discountStore(db);
  handleCall(
    routes,
    checkDiscount,
    async ({ body: { code, product: productId, goods, email } }) => {
      const discount = await store.find(code);
      const goodsFils = goods === undefined ? undefined : filsFromJod(goods);
      const why = whyNotUsable(discount, { productId, goodsFils });
      if (why || !discount) throw fieldError("code", why ?? apiMessage("discount_unknown"));
      const { percent, amountFils, mostPerEmail } = discount;
      if (mostPerEmail !== null && email !== undefined) {
        const isUsed = (await store.usesBy(email, discount)) >= mostPerEmail;
        if (isUsed) throw fieldError("code", apiMessage("discount_used_by_email"));
      }
      return one({ code: discount.code, percent, amount: jodFromFils(amountFils) });
    },
    { before: [rateLimiter.limit("discount-checks")] },
  );
  return routes;
}
