import assert from "node:assert/strict";

/** Polls until a condition is met that depends on another connection or process. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, "it never came");
    await new Promise((resolve) => setImmediate(resolve));
  }
}
