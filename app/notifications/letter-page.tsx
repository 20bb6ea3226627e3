import { getLocale, getTextDirection } from "#app/i18n/locale.ts";

import { DARK_STYLE, STYLE } from "./email-style.ts";
import type { LetterContent } from "./reply-content.ts";

/** A letter as people write them: words, and below them what they answer. */
export function LetterPage({ content }: { content: LetterContent }) {
  const { subject, words, quoteIntro, quote } = content;
  return (
    <html lang={getLocale()} dir={getTextDirection()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_STYLE}</style>
      </head>
      <body className="paper" style={{ ...STYLE.page, ...STYLE.letter }}>
        <div className="ink" style={STYLE.letterWords} dir="auto">
          {words}
        </div>
        <p className="ink-2" style={STYLE.quoteIntro}>
          {quoteIntro}
        </p>
        <blockquote className="ink-2 line" style={STYLE.quote} dir="auto">
          {quote}
        </blockquote>
      </body>
    </html>
  );
}
