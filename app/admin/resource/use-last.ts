import { useState } from "react";

/**
 * The value, or the previous one while it is undefined: what a dialog shows while it is closing.
 */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
