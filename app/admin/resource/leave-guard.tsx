import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useBlocker } from "react-router";

import { LazyPart } from "#app/ui/lazy-part.tsx";

import { useLast } from "./use-last.ts";
import { LeaveContext, type LeaveQuestion } from "./use-unsaved.ts";

/** Loaded as soon as something is unfinished, so that it is there without a network too. */
const loadDialog = async () => (await import("#app/ui/confirm-dialog.tsx")).ConfirmDialog;

const NOTHING: ReadonlyMap<string, LeaveQuestion> = new Map();

/**
 * Stands around the screens: what is unfinished in them, as a form that is not saved, is not lost by
 * going to another screen, by signing out or by closing the tab without a question.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unfinished, setUnfinished] = useState(NOTHING);
  /** The same, at once: a form that is saved may leave its page before this is rendered again. */
  const present = useRef(NOTHING);
  const [asked, setAsked] = useState<{ act: () => void }>();
  /** They confirmed that what they typed may go, and are not asked a second time. */
  const isGivenUp = useRef(false);
  const isUnfinished = unfinished.size > 0;
  const question = useLast([...unfinished.values()].at(-1));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      present.current.size > 0 &&
      !isGivenUp.current &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === "blocked" || asked !== undefined;

  useEffect(() => {
    isGivenUp.current = false;
    if (!isUnfinished) return;
    function onClose(event: BeforeUnloadEvent) {
      if (!isGivenUp.current) event.preventDefault();
    }
    window.addEventListener("beforeunload", onClose);
    return () => window.removeEventListener("beforeunload", onClose);
  }, [isUnfinished]);

  const mark = useCallback((id: string, asks: LeaveQuestion | undefined) => {
    if (present.current.get(id) === asks) return;
    const next = new Map(present.current);
    if (asks) next.set(id, asks);
    else next.delete(id);
    present.current = next;
    setUnfinished(next);
  }, []);
  const guard = useMemo(
    () => ({
      mark,
      isUnfinished,
      leave: (act: () => void) => (isUnfinished ? setAsked({ act }) : act()),
    }),
    [isUnfinished, mark],
  );

  function leave() {
    if (blocker.state === "blocked") return blocker.proceed();
    isGivenUp.current = true;
    setAsked(undefined);
    asked?.act();
  }

  // Finished while the question stood: nothing is lost by leaving any more.
  const onFinished = useEffectEvent(() => isAsking && leave());
  useEffect(() => {
    if (!isUnfinished) onFinished();
  }, [isUnfinished]);

  function stay() {
    setAsked(undefined);
    if (blocker.state === "blocked") blocker.reset();
  }

  /** In the browser's own dialog, where the other can't be loaded. */
  function askPlainly() {
    if (!isAsking || !question) return;
    if (window.confirm(`${question.title}\n\n${question.text}`)) leave();
    else stay();
  }

  return (
    <LeaveContext value={guard}>
      {children}
      <LazyPart
        load={loadDialog}
        need={isAsking ? "asked" : isUnfinished}
        onMissing={askPlainly}
        props={
          question && {
            open: isAsking,
            onOpenChange: (isOpen: boolean) => !isOpen && stay(),
            title: question.title,
            description: question.text,
            confirmLabel: question.confirm,
            cancelLabel: question.cancel,
            onConfirm: leave,
          }
        }
      />
    </LeaveContext>
  );
}
