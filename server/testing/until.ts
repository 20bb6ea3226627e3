import assert from "node:assert/strict";

/** Waits for what happens elsewhere: on another connection, in another process. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, "it never came");
    await new Promise((resolve) => setImmediate(resolve));
  }
}
