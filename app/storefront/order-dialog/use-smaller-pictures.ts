import { useEffect, useRef } from "react";

import type { OrderFormValues } from "./order-form-values.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { filesIn } from "./stored/order-pictures.ts";
import type { OrderForm } from "./use-order-form.ts";

/**
 * Replaces each picture by a smaller one soon after it was picked, so that what is shown, stored on
 * the device and sent is the same file at every attempt.
 * @returns waits for the pictures that are being made smaller
 */
export function useSmallerPictures(form: OrderForm): () => Promise<unknown> {
  const underWay = useRef(new Set<Promise<void>>());
  useEffect(() => {
    // Pictures from before were picked here too.
    const known = new WeakSet(filesIn(form.getValues()));

    async function replace(picked: File) {
      const smaller = await smallerPicture(picked);
      known.add(smaller);
      if (smaller !== picked) exchange(form, picked, smaller);
    }
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        for (const file of filesIn(values)) {
          if (known.has(file)) continue;
          known.add(file);
          const work = replace(file).finally(() => underWay.current.delete(work));
          underWay.current.add(work);
        }
      },
    });
  }, [form]);
  return () => Promise.all(underWay.current);
}

/** Puts a file in the place of another, unless that has been replaced or removed meanwhile. */
function exchange(form: OrderForm, before: File, after: File): void {
  const { cardDesign, addons, depositReceipt }: OrderFormValues = form.getValues();
  if (cardDesign.companyLogo === before) form.setValue("cardDesign.companyLogo", after);
  if (depositReceipt === before) form.setValue("depositReceipt", after);
  const hasIt = addons.some(({ file }) => file === before);
  if (!hasIt) return;
  form.setValue(
    "addons",
    addons.map((addon) => (addon.file === before ? { ...addon, file: after } : addon)),
  );
}
