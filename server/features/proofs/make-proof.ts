import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";

import { orderStore } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { handleJobs, UnrecoverableError, type JobHandler } from "#server/platform/jobs/job-kind.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import type { PrintResult } from "#server/platform/pictures/print/print-drawings.ts";
import { orderNumber } from "#shared/ids.ts";
import { LOGO_NAME, type CardPrintFacts } from "#shared/proofs/card-print.ts";

import type { CardPrinters } from "./card-printer.ts";
import { MAKE_PROOF } from "./make-proof-job.ts";
import { proofStore, type ProofRow } from "./proof.store.ts";
import type { PrintedCard } from "./proof.table.ts";
import { approveReused } from "./reuse-proofs.ts";

export interface ProofMaking {
  fileStore: FileStore;
  pictures: PictureQueue;
  printersIn: CardPrinters;
}

/** Makes the files of a proof. While the file store is away it is tried again, as all jobs are. */
export function makeProofs(parts: ProofMaking): JobHandler {
  return handleJobs(MAKE_PROOF, async ({ proofId, reused }, { trx }) => {
    const store = proofStore(trx);
    const found = await store.findToMake(proofId);
    const order = found && (await orderStore(trx).find(found.orderId));
    if (!found || !order) throw new UnrecoverableError("The order was deleted before.");
    const { proof } = found;
    const printer = await parts.printersIn(order.language);
    const { printed } = proof;
    const wanted = picturesOf(printed, printer.printedPictures(printed.addons));
    const sizes = await fileRecordStore(trx).sizes(Object.values(wanted));
    const facts = factsOf(printed, wanted, sizes);
    const drawn = printer.drawCard(facts);
    // Before its turn in the queue, where other pictures would wait for a store that stalls.
    const pictures = await readAll(parts.fileStore, wanted);
    const result = await parts.pictures.background((run) =>
      run("print", {
        sides: drawn.sides,
        pictures,
        title: `${orderNumber(order.id)} · ${printed.nameOnCard}`,
        bleed: proof.bleed,
        mode: proof.colors,
      }),
    );
    const checks = printer.checkCard(facts, drawn, result);
    const files = await storeFiles(parts.fileStore, trx, result);
    await store.change([proof.id], { ...files, checks, madeAt: new Date() });
    if (reused) await approveReused(trx, { orderId: order.id, proofId, reused });
  });
}

/** The key of each picture by its name in the drawing. */
function picturesOf({ logo }: PrintedCard, addons: readonly string[]): Record<string, string> {
  const named = addons.map((value) => [value, value] as const);
  return Object.fromEntries([...(logo ? [[LOGO_NAME, logo] as const] : []), ...named]);
}

type Sizes = Awaited<ReturnType<ReturnType<typeof fileRecordStore>["sizes"]>>;

function factsOf(
  { nameOnCard, jobTitle, organization, color, addons, url }: PrintedCard,
  { [LOGO_NAME]: logo, ...pictures }: Record<string, string>,
  sizes: Sizes,
): CardPrintFacts {
  const known = Object.entries(pictures).flatMap(([name, key]) => {
    const size = sizes.get(key);
    return size ? [[name, size] as const] : [];
  });
  return {
    color,
    name: nameOnCard,
    position: jobTitle,
    organization,
    address: url.replace(/^\w+:\/\//, ""),
    logo: (logo && sizes.get(logo)) || null,
    addons,
    pictures: Object.fromEntries(known),
  };
}

async function readAll(
  store: FileStore,
  keys: Record<string, string>,
): Promise<Record<string, Uint8Array>> {
  const read = Object.entries(keys).map(async ([name, key]) => {
    const stream = await store.read(key);
    if (!stream) throw new UnrecoverableError(`A picture is not in the file store: ${key}`);
    return [name, await buffer(stream)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

type Files = Pick<ProofRow, "face" | "back" | "facePrint" | "backPrint" | "pdf" | "hashes">;

/** Under new names, which are registered with the proof or, if that fails, swept. */
async function storeFiles(store: FileStore, trx: Db, result: PrintResult): Promise<Files> {
  const { pdf } = result;
  const face = result.sides["face"]!;
  const back = result.sides["back"]!;
  const keyOf = async (bytes: Uint8Array, extension: "png" | "pdf") => {
    const key = `private/${randomBytes(16).toString("hex")}.${extension}`;
    const contentType = extension === "pdf" ? "application/pdf" : "image/png";
    await store.putBytes(key, bytes, contentType);
    const file = { key, isPublic: false, contentType, byteSize: bytes.length, width: 0, height: 0 };
    await fileRecordStore(trx).add([file]);
    return key;
  };
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  return {
    face: await keyOf(face.png, "png"),
    back: await keyOf(back.png, "png"),
    facePrint: await keyOf(face.bleedPng, "png"),
    backPrint: await keyOf(back.bleedPng, "png"),
    pdf: await keyOf(pdf, "pdf"),
    hashes: {
      "card.pdf": hash(pdf),
      "front.png": hash(face.bleedPng),
      "back.png": hash(back.bleedPng),
    },
  };
}
