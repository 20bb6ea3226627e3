// A node in its own process that says by e-mail that messages have arrived, until it is killed. The
// arguments are the database's connection, as JSON, and the address of the mail server. What is not needed
// for that is left out, other kinds and the texts too: loading them takes longer than sending.
import { pino } from "pino";

import { messageReceived } from "#server/features/messages/message-notifications.ts";
import { emailChannel } from "#server/features/notifications/channels/email.ts";
import { notificationHandlers } from "#server/features/notifications/notification-handlers.ts";
import type {
  NotificationRenderer,
  RenderedEmail,
} from "#server/features/notifications/notification-renderer.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";

const [connection, url] = process.argv.slice(2);
const publicUrl = "https://shop.example";
const email: RenderedEmail = { subject: "Example", text: "Example", html: "Example" };
const renderer: NotificationRenderer = {
  renderEmail: () => email,
  renderSms: () => "",
  renderTest: () => email,
  draftReply: () => ({ subject: "", templates: [], chat: "" }),
};
const outgoing = { url: url!, mustBePublic: false, isOfStaff: false, sender: undefined };
const channel = emailChannel(
  Object.assign(async () => outgoing, { by: () => outgoing }),
  { publicUrl },
  {
    en: renderer,
    ar: renderer,
  },
);
const database = connectDatabase(JSON.parse(connection!));
await startWorker({
  database,
  log: pino({ level: "silent" }),
  handlers: notificationHandlers({
    database,
    secrets: { seal: (plain) => plain, open: (stored) => stored },
    channels: { email: channel },
    notifications: [messageReceived],
    publicUrl,
  }),
  concurrency: 2,
  pace: { pollSeconds: 0.01, retrySeconds: 0.01, retries: 1_000 },
});
