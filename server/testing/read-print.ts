import { execFile } from "node:child_process";
import type { TestContext } from "node:test";
import { promisify } from "node:util";

import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** What a program of the system says. Undefined, and the test is skipped, where the tool is not installed. */
export async function askTool(t: TestContext, tool: string, ...args: string[]) {
  try {
    return (await promisify(execFile)(tool, args)).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    t.skip(`${tool} is not installed`);
    return undefined;
  }
}

/** What the code in a picture says. */
export async function codeIn(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
