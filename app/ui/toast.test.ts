import assert from "node:assert/strict";
import { test } from "node:test";

import { onFirstToast, openStage, toast, type ToastNotice } from "./toast.ts";

test("toasts posted before anything draws them wait, wake the stage and are shown in order", () => {
  const shown: ToastNotice[] = [];
  let woken = 0;
  const sleep = onFirstToast(() => woken++);
  toast.success("Saved", { description: "All of it" });
  const second = toast.error("Lost");
  const third = toast.info("Never mind");
  toast.dismiss(third);
  assert.equal(woken, 3);

  const dismissed: string[] = [];
  const close = openStage({ show: (n) => shown.push(n), dismiss: (id) => dismissed.push(id) });
  assert.deepEqual(
    shown.map(({ kind, title }) => [kind, title]),
    [
      ["success", "Saved"],
      ["error", "Lost"],
    ],
  );

  toast.success("Found", { id: second });
  assert.equal(shown.at(-1)?.id, second);
  toast.dismiss(second);
  assert.deepEqual(dismissed, [second]);
  close();
  sleep();
});
