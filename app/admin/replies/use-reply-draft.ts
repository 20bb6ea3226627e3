import { useState } from "react";

import type { Locale } from "#shared/i18n/locale.ts";
import type { ReplyDrafts, ReplyTemplate } from "#shared/replies/reply.ts";

import { useDraftState } from "../resource/use-kept-draft.ts";

/** From what a reply begins. */
interface Choice {
  language: Locale;
  template: ReplyTemplate;
}

/** What is written, and from what it began. */
interface Written {
  choice: Choice;
  text: string;
}

/** The name of what was written to somebody when the session ended. */
export const replyDraftName = (recordId: string) => `reply ${recordId}`;

/** A reply as it is written: it begins as a template in the visitor's language. */
export function useReplyDraft(recordId: string, { language, drafts }: ReplyDrafts) {
  const first = { language, template: drafts[language].templates[0]!.name };
  const textOf = (choice: Choice) =>
    drafts[choice.language].templates.find(({ name }) => name === choice.template)!.text;
  const isTypedIn = (written: Written) =>
    written.text.trim() !== "" && written.text !== textOf(written.choice);
  const [written, setWritten] = useDraftState<Written>(
    replyDraftName(recordId),
    () => ({ choice: first, text: textOf(first) }),
    isTypedIn,
  );
  const { choice, text } = written;
  /** Another beginning, which waits for a word because it would replace what was typed. */
  const [asked, setAsked] = useState<Choice>();
  const isTyped = isTypedIn(written);

  function begin(next: Choice) {
    setWritten({ choice: next, text: textOf(next) });
    setAsked(undefined);
  }
  return {
    ...choice,
    text,
    setText: (typed: string) => setWritten({ choice, text: typed }),
    isTyped,
    draft: drafts[choice.language],
    choose(change: Partial<Choice>) {
      const next = { ...choice, ...change };
      if (isTyped) setAsked(next);
      else begin(next);
    },
    asked: asked !== undefined,
    replace: () => asked && begin(asked),
    keep: () => setAsked(undefined),
  };
}
