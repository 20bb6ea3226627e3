import { useEffect, useRef, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";

import { isSame } from "#app/ui/merge.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import type { OwnValues, StoredValues } from "#shared/profiles/own-values.ts";

import { clearDraft, writeDraft } from "./stored-draft.ts";

/** How long a change may wait until it is stored together with the next ones. */
const WAIT_MS = 150;

/**
 * Stores on the device what is typed and not saved, and forgets it when it is what the shop has. Where
 * the device stores nothing, the browser asks before the page is left. Returns what does so at once.
 */
export function useKeepDraft(
  form: UseFormReturn<StoredValues, unknown, OwnValues>,
  latest: RefObject<OwnPage>,
): () => void {
  const now = useRef(() => {});

  useEffect(() => {
    let timer: number | undefined;
    let isAtRisk = false;
    function keep() {
      clearTimeout(timer);
      timer = undefined;
      const { _id, updatedAt: version, values: base } = latest.current;
      const values = form.getValues();
      if (isSame(base, values)) {
        clearDraft(_id);
        isAtRisk = false;
      } else {
        isAtRisk = !writeDraft(_id, { version, base, values });
      }
    }
    const soon = () => (timer ??= window.setTimeout(keep, WAIT_MS));
    const leave = () => timer !== undefined && keep();
    const ask = (event: BeforeUnloadEvent) => {
      leave();
      if (isAtRisk) event.preventDefault();
    };
    now.current = keep;
    const stop = form.subscribe({ formState: { values: true }, callback: soon });
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", leave);
    addEventListener("beforeunload", ask);
    return () => {
      leave();
      stop();
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", leave);
      removeEventListener("beforeunload", ask);
    };
  }, [form, latest]);

  return () => now.current();
}
