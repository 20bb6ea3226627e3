import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from "react";

import { storeDraft, takeDraft, type Draft } from "../session/drafts.ts";
import { storedSession } from "../session/stored-session.ts";

/**
 * Stores what was typed when the session ends, for the same person to find after signing in again.
 *
 * @param name identifies the form; undefined for one that nothing is stored of
 */
export function useKeptDraft(
  name: string | undefined,
  isChanged: boolean,
  draftOf: () => Draft<unknown, unknown>,
): void {
  const [userId] = useState(() => storedSession().user?._id);
  const store = useEffectEvent(() => {
    if (isChanged && name !== undefined && userId !== undefined) {
      storeDraft(userId, name, draftOf());
    }
  });
  useEffect(() => () => store(), []);
}

/**
 * What is typed in a single field: stored when the session ends, and there again after signing in.
 *
 * @param name identifies the field, with the id of its record
 */
export function useDraftState<Value>(
  name: string,
  initial: () => Value,
  isChanged: (value: Value) => boolean,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(
    () => takeDraft<undefined, { value: Value }>(name)?.values.value ?? initial(),
  );
  useKeptDraft(name, isChanged(value), () => ({
    item: undefined,
    values: { value },
    pictures: {},
  }));
  return [value, setValue];
}
