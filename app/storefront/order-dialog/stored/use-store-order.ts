import { useEffect, useRef, useState } from "react";

import type { Product } from "#shared/catalog/product.ts";

import type { OrderForm } from "../use-order-form.ts";
import { newKey } from "./new-key.ts";
import { filesIn } from "./order-pictures.ts";
import { removeStoredOrder, storeOrder, readStoredOrder } from "./order-store.ts";
import type { StoredOrder } from "./stored-order.ts";

/** How long a change may wait until it is saved together with the next ones. */
const WAIT_MS = 150;
/** This page, to recognise what another tab has saved. */
const THIS_PAGE = newKey();

/** The parts of the order that are saved. */
export type OrderToKeep = Omit<StoredOrder, "savedAt" | "savedBy" | "lacksPictures" | "instead">;

interface StoreOrderOptions {
  form: OrderForm;
  product: Product;
  /** Read whenever something changed; null when there is nothing to store. */
  toKeep: () => OrderToKeep | null;
  /** Changes other than those of the form's values; a new value is saved at once. */
  change: string;
  /** Something is on the device already. */
  isStored: boolean;
  /** Called when another tab has continued the order. */
  onContinuedElsewhere: (stored: StoredOrder) => void;
}

/**
 * Saves the order on the device while it is being filled in, and takes it over from another tab
 * when the visitor comes back to this one. Returns whether the device refuses to store it.
 */
export function useStoreOrder(options: StoreOrderOptions): boolean {
  const { form, product, change } = options;
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const saving = useRef<(() => void) | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    let savedAt = Date.now();
    let { isStored } = latest.current;
    let savedContent = "";
    let savedFiles: readonly File[] = [];
    let isTaken = false;
    // One after the other, so that an older state never replaces a newer one.
    let queue = Promise.resolve();

    function save() {
      clearTimeout(timer);
      timer = undefined;
      const order = latest.current.toKeep();
      const content = JSON.stringify(order);
      const files = filesIn(order);
      const isSame =
        content === savedContent &&
        files.length === savedFiles.length &&
        files.every((file, index) => file === savedFiles[index]);
      savedContent = content;
      savedFiles = files;
      // Saving what another tab has just saved could replace what it saves next.
      if (isSame || isTaken) {
        isTaken = false;
        return;
      }
      queue = queue.then(async () => {
        if (order) {
          isStored = await storeOrder({ ...order, savedBy: THIS_PAGE });
          setRefused(!isStored);
        } else if (isStored) {
          await removeStoredOrder();
          isStored = false;
        }
        savedAt = Date.now();
      });
    }
    const saveSoon = () => (timer ??= window.setTimeout(save, WAIT_MS));

    async function look() {
      const stored = await readStoredOrder(product).catch(() => null);
      const isNews = stored && stored.savedBy !== THIS_PAGE && stored.savedAt > savedAt;
      if (!isNews || timer !== undefined) return;
      isTaken = true;
      savedAt = stored.savedAt;
      latest.current.onContinuedElsewhere(stored);
    }
    function onVisibility() {
      if (document.visibilityState === "visible") void look();
      else if (timer !== undefined) save();
    }
    function onLeave() {
      if (timer !== undefined) save();
    }

    saving.current = save;
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon });
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", onLeave);
    return () => {
      if (timer !== undefined) save();
      saving.current = null;
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", onLeave);
    };
  }, [form, product]);

  useEffect(() => saving.current?.(), [change]);
  useWarningOnLeaving(isRefused);
  return isRefused;
}

/** Where nothing can be stored, the browser asks before the page with the order is left. */
function useWarningOnLeaving(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOn]);
}
