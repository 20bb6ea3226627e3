import { createContext, use, useEffect, useId } from "react";

interface Leaving {
  leave: (act: () => void) => void;
  mark: (id: string, isDirty: boolean) => void;
}

export const LeaveContext = createContext<Leaving>({ leave: (act) => act(), mark: () => {} });

/** Tells the screen's guard whether a form holds what is not saved yet. */
export function useUnsaved(isDirty: boolean): void {
  const { mark } = use(LeaveContext);
  const id = useId();
  useEffect(() => mark(id, isDirty), [id, isDirty, mark]);
  useEffect(() => () => mark(id, false), [id, mark]);
}

/** Does what leaves the panel, after a question where something is not saved. */
export function useLeave(): (act: () => void) => void {
  return use(LeaveContext).leave;
}
