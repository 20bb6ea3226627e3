import { sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { requestOrigin } from "#server/platform/request-origin.ts";
import type { SecurityEventKind } from "#shared/record/security-events.ts";

import { deviceOf } from "./device-of.ts";
import { logSecurityEvent } from "./log-security-event.ts";
import { securityEvents } from "./security-event.table.ts";

/** A flood of the same within so long is one row with a number. */
const TOGETHER = sql`date_bin('10 minutes', now(), 'epoch'::timestamptz)`;

/** How much is kept of what a client says of itself, in characters; more is not read either. */
const USER_AGENT_LENGTH = 300;

interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account; undefined where there is none. */
  userId?: string | undefined;
  /** One of few texts, never one that was typed. */
  subject?: string;
  /** Where it is not that of the call. */
  address?: string | null;
}

/**
 * Records an event and logs it. From where it came is taken from the call that is being answered.
 * @returns its row, and whether it is the first of its kind within ten minutes
 */
export async function recordSecurityEvent(db: Db, event: SecurityEvent) {
  const { kind, userId, subject = "" } = event;
  const origin = requestOrigin.getStore();
  const { browser, system } = deviceOf((origin?.userAgent ?? "").slice(0, USER_AGENT_LENGTH));
  const { kind: ofKind, userId: by, address, subject: about, within } = securityEvents;
  const [row] = await db
    .insert(securityEvents)
    .values({
      kind,
      userId: userId ?? null,
      subject,
      address: event.address ?? origin?.address ?? null,
      browser,
      system,
      within: TOGETHER,
    })
    .onConflictDoUpdate({
      target: [ofKind, by, address, about, within],
      set: { count: sql`${securityEvents.count} + 1`, lastAt: sql`now()`, browser, system },
    })
    .returning({ id: securityEvents.id, count: securityEvents.count });
  logSecurityEvent(kind, { account: userId, subject: subject || undefined, id: row!.id });
  return { id: row!.id, isFirst: row!.count === 1 };
}
