import assert from "node:assert/strict";
import { test } from "node:test";

import { connectDatabase } from "#server/platform/database/connect.ts";
import { newJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { secretsBy } from "#server/platform/secrets/secrets.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { NOTIFICATION_KINDS } from "#shared/outbox/outbox.ts";

import { notificationHandlers } from "./notification-handlers.ts";
import { notificationJob, type Notification } from "./notification.ts";
import { NOTIFICATIONS } from "./registry.ts";

test("what a visitor has just asked for is sent before notices and news that came due earlier", async () => {
  await using testDatabase = await createTestDatabase();
  const database = connectDatabase(testDatabase.connection);
  const store = jobStore(database.db);
  const handlers = notificationHandlers({
    database,
    secrets: secretsBy([]),
    channels: { email: { send: async () => {} } },
    notifications: Object.values(NOTIFICATIONS),
    publicUrl: "https://naqra.example",
  });
  // All kinds in one row, each due a minute before the next.
  const due = (place: number) => new Date(Date.now() - (60 - place) * 60_000);
  await store.add(
    NOTIFICATION_KINDS.map((kind, place) =>
      newJob(notificationJob("email", NOTIFICATIONS[kind] as Notification), {} as never, {
        runAt: due(place),
      }),
    ),
  );
  const begun: string[] = [];
  for (let job = await store.begin(handlers); job; job = await store.begin(handlers)) {
    begun.push(job.kind.replace("email:", ""));
  }
  await database.close();
  const first = [
    "order-confirmation",
    "order-link",
    "page-link",
    "company-link",
    "newsletter-confirmation",
    "invitation",
    "password-reset",
    "locked-change",
    "locked-change-by-server-before",
    "change-undone",
  ];
  const rest = NOTIFICATION_KINDS.filter((kind) => !first.includes(kind));
  assert.deepEqual(begun.slice(0, first.length).toSorted(), first.toSorted());
  assert.deepEqual(begun.slice(first.length), rest);
});
