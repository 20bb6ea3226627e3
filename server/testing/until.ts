import assert from "node:assert/strict";

/** The clock of the machine, also in tests that set their own. */
const { setTimeout } = globalThis;

/** Polls until a condition is met that depends on another connection or process. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  let asked = performance.now();
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, "it never came");
    // Longer than asking takes: what is waited for needs the processor too.
    const pause = Math.max(5, 3 * (performance.now() - asked));
    await new Promise((resolve) => setTimeout(resolve, pause));
    asked = performance.now();
  }
}
