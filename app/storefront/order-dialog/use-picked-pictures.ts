import { useEffect, useRef } from "react";

import { loadLater } from "./later-parts.ts";
import type { AddonSelection, OrderFormValues } from "./order-form-values.ts";
import { stepOfField } from "./order-steps.ts";
import { smallerPicture } from "./smaller-picture.ts";
import { filesIn } from "./stored/order-pictures.ts";
import type { OrderForm } from "./use-order-form.ts";

/**
 * Replaces each picture by a smaller one soon after it was picked, so that what is shown, stored on
 * the device and sent is the same file at every attempt, and lets the shop try that one.
 * @returns waits for the pictures that are being made smaller, and gives up those that are tried
 */
export function usePickedPictures(form: OrderForm): () => Promise<unknown> {
  const underWay = useRef(new Set<Promise<void>>());
  const trials = useRef(new AbortController());
  useEffect(() => {
    // Pictures from before were picked here too.
    const before = filesIn(form.getValues());
    const known = new WeakSet(before);
    for (const file of before) void attempt(file);

    async function replace(picked: File) {
      const smaller = await smallerPicture(picked);
      known.add(smaller);
      if (smaller !== picked) exchange(form, picked, smaller);
      void attempt(smaller);
    }

    /** Shows at its field what is wrong with a picture. */
    async function attempt(picture: File) {
      const { isRefused, refusedPictures } = await loadLater();
      if (!(await isRefused(picture, trials.current.signal))) return;
      for (const [path] of refusedPictures(form.getValues())) {
        const field = stepOfField(path)?.field;
        if (field) void form.trigger(field);
      }
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
  return async () => {
    await Promise.all(underWay.current);
    // The order itself takes the same way, and decides.
    trials.current.abort();
    trials.current = new AbortController();
  };
}

/** Puts a file in the place of another, unless that has been replaced or removed meanwhile. */
function exchange(form: OrderForm, before: File, after: File): void {
  const { cardDesign, cards, addons, cardAddons, depositReceipt }: OrderFormValues =
    form.getValues();
  if (cardDesign.companyLogo === before) form.setValue("cardDesign.companyLogo", after);
  if (depositReceipt === before) form.setValue("depositReceipt", after);
  for (const [index, { companyLogo }] of cards.entries()) {
    if (companyLogo === before) form.setValue(`cards.${index}.companyLogo`, after);
  }
  const isOf = (chosen: readonly AddonSelection[]) => chosen.some(({ file }) => file === before);
  const exchanged = (chosen: readonly AddonSelection[]) =>
    chosen.map((addon) => (addon.file === before ? { ...addon, file: after } : addon));
  if (isOf(addons)) form.setValue("addons", exchanged(addons));
  for (const [index, own] of cardAddons.entries()) {
    if (isOf(own.addons)) form.setValue(`cardAddons.${index}.addons`, exchanged(own.addons));
  }
}
