import { useState } from "react";

import type { Locale } from "#shared/i18n/locale.ts";
import type { ReplyDrafts, ReplyTemplate } from "#shared/replies/reply.ts";

/** From what a reply begins. */
interface Choice {
  language: Locale;
  template: ReplyTemplate;
}

/** A reply as it is written: it begins as a template in the visitor's language. */
export function useReplyDraft({ language, drafts }: ReplyDrafts) {
  const first = { language, template: drafts[language].templates[0]!.name };
  const textOf = (choice: Choice) =>
    drafts[choice.language].templates.find(({ name }) => name === choice.template)!.text;
  const [choice, setChoice] = useState<Choice>(first);
  const [text, setText] = useState(() => textOf(first));
  /** Another beginning, which waits for a word because it would replace what was typed. */
  const [asked, setAsked] = useState<Choice>();
  const isTyped = text.trim() !== "" && text !== textOf(choice);

  function begin(next: Choice) {
    setChoice(next);
    setText(textOf(next));
    setAsked(undefined);
  }
  return {
    ...choice,
    text,
    setText,
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
