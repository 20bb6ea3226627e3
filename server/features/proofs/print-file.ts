import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";

import type { FileStore } from "#server/platform/files/file-store.ts";
import type { PrintFile } from "#shared/proofs/proof.ts";

import type { ProofRow } from "./proof.store.ts";

/** The stored file, if it is still the one that was approved. */
export async function readPrintFile(
  store: FileStore,
  proof: ProofRow,
  file: PrintFile,
): Promise<Buffer | undefined> {
  const stream = await store.read(keyOf(proof, file));
  const bytes = stream && (await buffer(stream));
  if (!bytes) return undefined;
  const hash = createHash("sha256").update(bytes).digest("hex");
  return hash === proof.hashes[file] ? bytes : undefined;
}

function keyOf({ pdf, facePrint, backPrint }: ProofRow, file: PrintFile): string {
  return { "card.pdf": pdf, "front.png": facePrint, "back.png": backPrint }[file];
}
