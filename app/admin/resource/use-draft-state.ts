import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from "react";

import { storeDraft, takeDraft } from "../session/drafts.ts";
import { storedSession } from "../session/stored-session.ts";

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
  const [userId] = useState(() => storedSession().user?._id);
  const [value, setValue] = useState(
    () => takeDraft<undefined, { value: Value }>(name)?.values.value ?? initial(),
  );
  const store = useEffectEvent(() => {
    if (!isChanged(value) || userId === undefined) return;
    storeDraft(userId, name, { item: undefined, values: { value }, pictures: {} });
  });
  useEffect(() => () => store(), []);
  return [value, setValue];
}
