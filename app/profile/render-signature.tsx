import { renderToStaticMarkup } from "react-dom/server";

import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import { contactRows } from "./contact-rows.ts";
import { Signature } from "./signature.tsx";
import { fullName } from "./view-labels.ts";

/** Gmail takes no longer one, in bytes. */
const LONGEST = 10_000;

const SAFE = /^(https?|mailto|tel):/;

/**
 * An e-mail signature as a document, whose body is what is pasted. Where there are too many ways to
 * reach the person, the last ones are left out: the page has them all.
 */
export function renderSignature(view: ProfileView, { withCode }: { withCode: boolean }): string {
  const locale = getLocale();
  const rows = contactRows(view).filter(({ href }) => SAFE.test(href));
  const drawn = (count: number) =>
    withoutPreloads(
      renderToStaticMarkup(
        <Signature view={view} rows={rows.slice(0, count)} language={locale} withCode={withCode} />,
      ),
    );
  let shown = rows.length;
  let body = drawn(shown);
  while (new TextEncoder().encode(body).length > LONGEST && shown > 0) body = drawn(--shown);
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{fullName(view)}</title>
    </>,
  );
  return `<!doctype html><html lang="${locale}" dir="${LANGUAGES[locale].direction}"><head>${head}</head><body style="margin:16px;background:#ffffff">${body}</body></html>`;
}

/** React puts links to pictures before what it renders, for pages. */
const withoutPreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, "");
