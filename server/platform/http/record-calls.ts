import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import { COMPANY_BY_ID } from "#shared/companies/company-card-calls.ts";
import { COMPANY_FILES } from "#shared/companies/company-card-paths.ts";
import { INVOICES_ZIP } from "#shared/invoices/invoice-calls.ts";
import { PERSON_EXPORT } from "#shared/people/people-calls.ts";
import { CARDS_ZIP, SHEET_PDF } from "#shared/print-sheets/print-sheet-calls.ts";
import { PROOF_DOCUMENT } from "#shared/proofs/order-proof-calls.ts";
import { isProofCode } from "#shared/session/proof-code.ts";

import { asHttpError } from "./as-http-error.ts";
import { calledRoute } from "./called-route.ts";
import type { ApiContext, ApiEnv } from "./context.ts";

/** An address of a call within the process. */
const IN_PROCESS = "in process";

/** Files with the names of many people, besides the lists. */
const WITH_NAMES = new Set(
  [
    `POST ${PERSON_EXPORT}`,
    `GET ${CARDS_ZIP}`,
    `GET ${SHEET_PDF}`,
    `GET ${INVOICES_ZIP}`,
    `GET ${PROOF_DOCUMENT}`,
    `GET ${COMPANY_BY_ID}${COMPANY_FILES.contacts}`,
    `GET ${COMPANY_BY_ID}${COMPANY_FILES.contactsZip}`,
    `POST ${COMPANY_BY_ID}${COMPANY_FILES.slips}`,
    // As the routes name what stands for an id.
  ].map((call) => call.replace(/\{(\w+)\}/g, ":$1")),
);

/**
 * Tells whatever is recorded within a call where it comes from, and records which lists were handed out
 * and which calls were refused.
 */
export function recordCalls({ db }: Pick<Database, "db">, log: Logger) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const address = c.get("clientAddress");
    const origin = {
      requestId: c.get("requestId"),
      address: address === IN_PROCESS ? null : address,
      userAgent: c.req.header("User-Agent") ?? "",
      log,
    };
    await requestOrigin.run(origin, async () => {
      await next();
      const kind = kindOf(c);
      if (!kind) return;
      const event = { kind, userId: c.get("user")?.id, subject: calledRoute(c) ?? "" };
      await recordSecurityEvent(db, event).catch((error: unknown) => {
        log.error({ requestId: origin.requestId, err: redactError(error) }, "event not recorded");
      });
    });
  });
}

function kindOf(c: ApiContext): "refused" | "exported" | undefined {
  if (c.error && asHttpError(c.error)?.status === 403) {
    // To be asked for a proof is a step on the way.
    return isProofCode(asHttpError(c.error)?.apiMessage.code) ? undefined : "refused";
  }
  const route = calledRoute(c) ?? "";
  const isFile = /^GET .*\.(csv|xlsx)$/.test(route) || WITH_NAMES.has(route);
  return isFile && c.res.ok && c.get("user") ? "exported" : undefined;
}
