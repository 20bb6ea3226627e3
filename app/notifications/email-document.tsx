import type { CSSProperties, ReactNode } from "react";

import { getLocale, getTextDirection } from "#app/i18n/locale.ts";

import { DARK_STYLE } from "./email-style.ts";

interface EmailDocumentProps {
  subject: string;
  style: CSSProperties;
  children: ReactNode;
}

/** An e-mail as an HTML page, for light and dark screens. */
export function EmailDocument({ subject, style, children }: EmailDocumentProps) {
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
      <body className="paper" dir={getTextDirection()} style={style}>
        {children}
      </body>
    </html>
  );
}
