import { lazy, Suspense, useEffect, useState } from "react";

import { onFirstToast } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** The place of toasts, once per document: empty until the first toast is posted. */
export function ToastOutlet() {
  const [awake, setAwake] = useState(false);
  useEffect(() => onFirstToast(() => setAwake(true)), []);
  return awake ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
