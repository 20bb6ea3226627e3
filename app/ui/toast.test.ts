import assert from "node:assert/strict";
import { test } from "node:test";

import { openStage, toast, type ToastNotice } from "./toast.ts";

test("toasts are queued until the toaster has loaded, and shown in order", () => {
  const shown: ToastNotice[] = [];
  toast.success("Saved", { description: "All of it" });
  const second = toast.error("Lost");
  const third = toast.info("Never mind");
  toast.dismiss(third);

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
});
