import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

import { storeDraft, type Draft } from "../session/drafts.ts";
import { storedSession } from "../session/stored-session.ts";

interface DraftOptions<Item, Values> {
  /** Identifies the form, e.g. by the path of its entity's list. */
  name: string;
  /** What was typed before the session ended; the form starts with it. */
  draft: Draft<Item, Values> | undefined;
  isChanged: boolean;
  item: Item | undefined;
  pictures: Readonly<Record<string, File | null>>;
}

/** Stores what was typed when the session ends, and starts with what was typed before it ended. */
export function useDraft<Item, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, draft, isChanged, item, pictures }: DraftOptions<Item, Values>,
): void {
  const [userId] = useState(() => storedSession().user?._id);
  const restore = useEffectEvent(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  });
  const store = useEffectEvent(() => {
    const hasEnded = storedSession().user === null;
    if (!hasEnded || !isChanged || userId === undefined) return;
    storeDraft(userId, name, { item, values: form.getValues(), pictures });
  });
  useEffect(() => {
    restore();
    return () => store();
  }, []);
}
