import assert from "node:assert/strict";

/** The clock of the machine, also in tests that set their own. */
const { setTimeout } = globalThis;

/** Polls until a condition is met that depends on another connection or process. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, "it never came");
    // Not at once: what is waited for needs the processor too.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
