import { isDeepStrictEqual } from "node:util";

import type { Config } from "#server/config.ts";
import { lockedChangeByServerBefore } from "#server/features/locked-changes/locked-change-notification.ts";
import { recordLocked, type Changer } from "#server/features/locked-changes/record-locked.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { isElsewhere } from "#server/plaintext.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, HttpError } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { MailServer, MailServerChange } from "#shared/mail-server/mail-server.ts";
import type { User } from "#shared/session/session.ts";

import { lockedValuesOf } from "./mail-server-lock.ts";
import { mailServerStore, type MailServerRow } from "./mail-server.store.ts";
import { MAIL_SERVER_PASSWORD } from "./mail-server.table.ts";
import type { MailConfig } from "./outgoing-mail.ts";
import { PrivateAddress, publicAddressOf } from "./public-address.ts";

const ENTITY = "mail-server" as const;

interface MailServerParts {
  config: MailConfig;
  database: Database;
  secrets: Secrets;
  notifications: Pick<Notifications, "send" | "sendWaiting">;
}

export function mailServerService(parts: MailServerParts) {
  const { config, database, secrets, notifications } = parts;
  /** Encrypted anew it would look changed. */
  const isNewPassword = (before: MailServerRow, password: string | null | undefined) =>
    password !== undefined &&
    (password ?? "") !== secrets.open(before.password, MAIL_SERVER_PASSWORD);

  return {
    find: async () => present(await mailServerStore(database.db).find(), config),

    /** Changes the given only. What waits to be sent is due at once. */
    async change(
      { password, ...change }: MailServerChange,
      by: User & Changer,
      version?: string,
    ): Promise<MailServer> {
      refuseGiven(change, password, config);
      if (change.host && !config.privateMailServers) await refusePrivate(change.host);
      return database.transaction(async (trx) => {
        const store = mailServerStore(trx);
        const before = await store.findForUpdate();
        mustBeVersion(before, version);
        const given = Object.fromEntries(
          Object.entries({
            ...change,
            ...(isNewPassword(before, password) && {
              password: secrets.seal(password ?? "", MAIL_SERVER_PASSWORD),
            }),
          }).filter(([, value]) => value !== undefined),
        );
        const after = { ...before, ...given };
        if (!config.allowPlaintext && after.security === "none" && isElsewhere(after.host)) {
          throw fieldError("security", apiMessage("mail_plaintext"));
        }
        // A password is for one user of one server: it must not be carried to another.
        const isAnother = after.host !== before.host || after.user !== before.user;
        if (isAnother && password === undefined && before.password && after.host) {
          throw fieldError("password", apiMessage("mail_password_again"));
        }
        if (!after.host) given["password"] = "";
        const told = {
          before: lockedValuesOf(before),
          after: lockedValuesOf({ ...before, ...given }),
        };
        if (!isDeepStrictEqual(told.before, told.after)) {
          const alsoBy = before.host && !config.smtp ? lockedChangeByServerBefore : undefined;
          await recordLocked(trx, notifications, { kind: ENTITY, ...told }, by, { alsoBy });
        }
        const row = await store.update(given);
        await historyStore(trx).recordChange(by, ENTITY, ENTITY, "update", { ...before }, given);
        await notifications.sendWaiting(trx);
        return present(row, config);
      });
    },
  };
}
export type MailServerService = ReturnType<typeof mailServerService>;

/** One that can't be found may be set up later; it is looked at again whenever something is sent. */
async function refusePrivate(host: string): Promise<void> {
  await publicAddressOf(host).catch((error: unknown) => {
    if (error instanceof PrivateAddress) throw fieldError("host", apiMessage("mail_host_private"));
  });
}

/** What was given where the shop was started can't be changed here. */
function refuseGiven(
  { sender, ...server }: Omit<MailServerChange, "password">,
  password: MailServerChange["password"],
  { smtp, mailFrom }: Pick<Config, "smtp" | "mailFrom">,
): void {
  const isOfServer = [...Object.values(server), password].some((value) => value !== undefined);
  if ((smtp && isOfServer) || (mailFrom && sender !== undefined)) {
    throw new HttpError(400, apiMessage("mail_configured_elsewhere"));
  }
}

function present(
  row: MailServerRow,
  { smtp, mailFrom }: Pick<Config, "smtp" | "mailFrom">,
): MailServer {
  const { host, port, security, user, password } = row;
  return {
    ...(smtp
      ? { source: "environment" as const, ...configured(new URL(smtp.url)) }
      : { source: "settings" as const, host, port, security, user, hasPassword: password !== "" }),
    sender: mailFrom ?? row.sender,
    senderSource: mailFrom ? "environment" : "settings",
    updatedAt: row.updatedAt.toISOString(),
  };
}

function configured(url: URL) {
  const isTls = url.protocol === "smtps:";
  const isPlain = url.searchParams.get("ignoreTLS") === "true";
  return {
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? ("tls" as const) : isPlain ? ("none" as const) : ("starttls" as const),
    user: decodeURIComponent(url.username),
    hasPassword: url.password !== "",
  };
}
