import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";

import type { AnyTemplateData } from "./notification-kinds.ts";
import { outboxStore, type OutboxNotification } from "./outbox.store.ts";
import type { Channel } from "./outbox.table.ts";
import { readTemplateData } from "./template-data.ts";

/** Takes a message to whoever carries it on. Rejects when nobody did. */
export type Send = (message: OutboxNotification, data: AnyTemplateData) => Promise<void>;

export type Channels = Partial<Record<Channel, Send>>;

/** Longer than any attempt takes, in seconds: then the node that made it is taken for dead. */
export const LONGEST_ATTEMPT = 300;

interface DeliveryParts {
  database: Database;
  log: Logger;
  channels: Channels;
  publicUrl: string;
}

/**
 * Sends a message of the outbox once, however often and wherever this is called: it is locked until
 * what became of it is recorded. The answer is false when it must be tried again.
 */
export function notificationDelivery({ database, log, channels, publicUrl }: DeliveryParts) {
  return (messageId: string, isLastTry: boolean): Promise<boolean> =>
    database.transaction(async (trx) => {
      const outbox = outboxStore(trx);
      const message = await outbox.lockWaiting(messageId, LONGEST_ATTEMPT);
      const send = message && channels[message.channel];
      // Sent meanwhile, or of a channel that is not configured any more: then it waits for that.
      if (!send) return true;

      const told = await readTemplateData(trx, message, publicUrl);
      if ("pointless" in told) {
        await outbox.recordPointless(messageId, told.pointless);
        return true;
      }
      const about = { messageId, kind: message.kind, channel: message.channel };
      try {
        await send(message, told.data);
      } catch (error) {
        await outbox.recordFailure(messageId, reasonOf(error), isLastTry);
        log.warn({ ...about, code: codeOf(error), isLastTry }, "message not sent");
        return false;
      }
      await outbox.recordSent(messageId);
      log.info(about, "message sent");
      return true;
    });
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}

/** What a log may tell of the failure; its sentence can hold the recipient. */
function codeOf(error: unknown): string | undefined {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || undefined;
}
