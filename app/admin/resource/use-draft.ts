import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { storeDraft, type Draft } from "../session/drafts.ts";
import { storedSession } from "../session/stored-session.ts";

interface DraftOptions<Item, Values extends FieldValues> {
  /** Identifies the form, e.g. by the path of its entity's list. */
  name: string;
  /** What was typed before the session ended; the form starts with it. */
  draft: Draft<Item, Values> | undefined;
  isChanged: boolean;
  item: Item | undefined;
  pictures: Readonly<Record<string, File | null>>;
  /** Fields whose contents are never stored, as passwords. */
  secrets?: readonly Path<Values>[];
}

/** Stores what was typed when the session ends, and starts with what was typed before it ended. */
export function useDraft<Item, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, draft, isChanged, item, pictures, secrets = [] }: DraftOptions<Item, Values>,
): void {
  const [userId] = useState(() => storedSession().user?._id);
  const restore = useEffectEvent(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  });
  const store = useEffectEvent(() => {
    if (!isChanged || userId === undefined) return;
    const hidden = Object.fromEntries(secrets.map((field) => [field, ""]));
    storeDraft(userId, name, { item, values: { ...form.getValues(), ...hidden }, pictures });
  });
  useEffect(() => {
    restore();
    return () => store();
  }, []);
}
