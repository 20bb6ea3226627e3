import { EmailDocument } from "./email-document.tsx";
import { STYLE } from "./email-style.ts";
import type { LetterContent } from "./notification-content.ts";

/** A letter as people write them: words, and below them what they answer. */
export function LetterPage({ content }: { content: LetterContent }) {
  const { subject, text, quoteIntro, quote } = content;
  return (
    <EmailDocument subject={subject} style={{ ...STYLE.page, ...STYLE.letter }}>
      <div className="ink" style={STYLE.letterText} dir="auto">
        {text}
      </div>
      <p className="ink-2" style={STYLE.quoteIntro}>
        {quoteIntro}
      </p>
      <blockquote className="ink-2 line" style={STYLE.quote} dir="auto">
        {quote}
      </blockquote>
    </EmailDocument>
  );
}
