// A node in its own process that makes proofs, until it is killed. The arguments are the database's
// connection and the configuration of its files, as JSON. Its cards are empty: loading what draws them takes
// longer than making them.
import { pino } from "pino";

import type { CardPrinter } from "#server/features/proofs/card-printer.ts";
import { startMakingProofs } from "#server/jobs.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { pictureQueue } from "#server/platform/pictures/picture-queue.ts";

const [connection, files] = process.argv.slice(2);
const side = { width: 856, height: 540, ground: "#101010", shapes: [] };
const printer: CardPrinter = {
  printedPictures: () => [],
  drawCard: () => ({
    sides: { face: side, back: side },
    isTextCut: false,
    unprintable: { face: [], back: [] },
  }),
  drawProofList: () => [],
  drawProofPage: () => side,
  checkCard: () => [],
};
await startMakingProofs({
  config: { cardUrl: "https://shop.example" } as Parameters<typeof startMakingProofs>[0]["config"],
  database: connectDatabase(JSON.parse(connection!)),
  log: pino({ level: "silent" }),
  pace: { pollSeconds: 0.01, retrySeconds: 0.01, retries: 1_000 },
  pictures: pictureQueue(),
  fileStore: openFileStore(JSON.parse(files!)),
  printersIn: async () => printer,
});
