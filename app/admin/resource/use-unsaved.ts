import { createContext, use, useId, useLayoutEffect } from "react";

import { m } from "#app/i18n/translations.ts";

/** What somebody is asked who leaves a screen on which something is not finished. */
export interface LeaveQuestion {
  title: string;
  text: string;
  /** The button that leaves. */
  confirm: string;
  /** The button that stays. */
  cancel: string;
}

export interface Leaving {
  isUnfinished: boolean;
  leave: (act: () => void) => void;
  /** Undefined when there is nothing to ask any more. */
  mark: (id: string, question: LeaveQuestion | undefined) => void;
}

export const LeaveContext = createContext<Leaving>({
  isUnfinished: false,
  leave: (act) => act(),
  mark: () => {},
});

/**
 * Has the guard of the dialog or screen ask this of whoever leaves; nothing while it is undefined.
 */
export function useLeaveQuestion(question: LeaveQuestion | undefined): void {
  const { mark } = use(LeaveContext);
  const id = useId();
  // At once: the next key may be Escape.
  useLayoutEffect(() => mark(id, question), [id, question, mark]);
  useLayoutEffect(() => () => mark(id, undefined), [id, mark]);
}

const UNSAVED: LeaveQuestion = {
  title: m.panel_discard_title(),
  text: m.panel_discard_text(),
  confirm: m.panel_discard_confirm(),
  cancel: m.panel_discard_cancel(),
};

/** Tells the guard of the dialog or screen whether a form holds what is not saved yet. */
export function useUnsaved(isDirty: boolean): void {
  useLeaveQuestion(isDirty ? UNSAVED : undefined);
}

/** Does what leaves the panel, after a question where something is not saved. */
export function useLeave(): (act: () => void) => void {
  return use(LeaveContext).leave;
}

/** Whether something on the screen is not finished, as a form that is not saved. */
export function useIsUnfinished(): boolean {
  return use(LeaveContext).isUnfinished;
}
