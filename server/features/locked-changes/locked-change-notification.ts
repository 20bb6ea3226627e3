import { z } from "zod";

import { serverBefore } from "#server/features/mail-server/mail-server-lock.ts";
import type { ExampleFacts } from "#server/features/notifications/example-facts.ts";
import {
  toShop,
  type Notification,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { hashOf, newToken } from "#server/platform/secrets/token.ts";
import { BASE_LOCALE, pathIn } from "#shared/i18n/locale.ts";
import { UNDO_PATH, undoPath } from "#shared/locked-changes/locked-change-calls.ts";
import type { LockedChange } from "#shared/locked-changes/locked-change.ts";

import { lockedChangeStore } from "./locked-change.store.ts";
import { presentLockedChange } from "./present-locked-change.ts";

const about = z.object({ changeId: z.string(), userId: z.string() });
type About = z.infer<typeof about>;

async function find({ changeId, userId }: About, { trx }: Pick<ReadingContext, "trx">) {
  const store = lockedChangeStore(trx);
  const [row, owner] = [await store.find(changeId), await store.person(userId)];
  if (!row?.before || !owner) throw new UnrecoverableError("The change is too old by now.");
  return { row, locale: owner.language ?? BASE_LOCALE };
}

const example = ({ name, writtenAt, first }: ExampleFacts): LockedChange => ({
  kind: "account",
  name,
  by: first,
  address: "203.0.113.7",
  at: writtenAt,
  fields: [{ field: "role", from: "manager", to: "owner" }],
  isUndone: false,
  isChangedSince: false,
});

/** The message has a link of its own, made when it is sent, so that nobody reads one in the outbox. */
async function read(told: About, { trx, db, publicUrl }: ReadingContext) {
  const { row, locale } = await find(told, { trx });
  if (row.undoneAt) throw new UnrecoverableError("It was undone before.");
  const token = newToken();
  await lockedChangeStore(db).addLink(row.id, told.userId, hashOf(token));
  const pageUrl = publicUrl + pathIn(locale, undoPath(token));
  return { locale, subject: { change: presentLockedChange(row), pageUrl } };
}

const ofChange = {
  channels: ["email"],
  // Whoever has to undo something must not wait behind a thousand other messages.
  isAwaited: true,
  about,
  read,
  replyTo: toShop,
  example: (facts: ExampleFacts) => ({ change: example(facts), pageUrl: facts.urlOf(UNDO_PATH) }),
} as const;

type Told = { change: LockedChange; pageUrl: string };

/** Tells an owner of a change, with a link that undoes it. */
export const lockedChange: Notification<"locked-change", About, Told> = {
  kind: "locked-change",
  ...ofChange,
};

/** The same by the mail server that there was before: the new one may be made to swallow the other. */
export const lockedChangeByServerBefore: Notification<
  "locked-change-by-server-before",
  About,
  Told
> = {
  kind: "locked-change-by-server-before",
  ...ofChange,
  serverBefore: ({ changeId }, db) => serverBefore(db, changeId),
};

/** Tells an owner that a change was undone. */
export const changeUndone: Notification<
  "change-undone",
  About & { byId: string },
  { change: LockedChange; undoneBy: string }
> = {
  kind: "change-undone",
  channels: ["email"],
  isAwaited: true,
  about: about.extend({ byId: z.string() }),
  async read({ byId, ...told }, { trx }) {
    const { row, locale } = await find(told, { trx });
    const undoneBy = (await lockedChangeStore(trx).person(byId))?.name ?? "";
    return { locale, subject: { change: presentLockedChange(row), undoneBy } };
  },
  replyTo: toShop,
  example: (facts) => ({ change: example(facts), undoneBy: facts.name }),
};
