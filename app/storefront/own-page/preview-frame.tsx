import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { getLocale, getTextDirection } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { profileStyle } from "#app/profile/profile-document.tsx";
import { ProfilePage } from "#app/profile/profile-page.tsx";
import { sideOf } from "#app/profile/themes.ts";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";
import { safeLink } from "#shared/profiles/profile-link.ts";
import { showPage } from "#shared/profiles/show-page.ts";
import { cleanCode } from "#shared/text-entry.ts";

interface PreviewFrameProps {
  page: OwnPage;
  values: StoredValues;
}

/**
 * The page as visitors will see it, drawn by the same component, from what is typed at the moment. A
 * frame keeps its style apart from this page's; nothing in it can be reached or pressed.
 */
export default function PreviewFrame({ page, values }: PreviewFrameProps) {
  const [inner, setInner] = useState<Document>();
  const { theme, scheme } = values;
  // Some browsers replace the empty document once it has loaded.
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    setInner(frame?.contentDocument ?? undefined);
  }, []);

  useEffect(() => {
    const sheets = inner?.defaultView;
    if (!inner || !sheets) return;
    const sheet = new sheets.CSSStyleSheet();
    sheet.replaceSync(profileStyle(theme, scheme));
    inner.adoptedStyleSheets = [sheet];
    inner.documentElement.lang = getLocale();
    inner.documentElement.dir = getTextDirection();
    inner.documentElement.className = sideOf(theme, scheme) ?? "";
    inner.title = m.own_page_preview();
    inner.body.inert = true;
  }, [inner, theme, scheme]);

  const [card] = page.cards;
  return (
    <iframe
      ref={open}
      onLoad={(event) => open(event.currentTarget)}
      title={m.own_page_preview()}
      tabIndex={-1}
      className="size-full border-0 bg-paper"
    >
      {inner &&
        card &&
        createPortal(
          <ProfilePage
            language={getLocale()}
            view={showPage(
              {
                ...values,
                links: shownLinks(values),
                photo: page.photo,
                logo: page.ofCompany.logo,
                companyLinks: page.ofCompany.links,
                fixed: page.ofCompany.fixed,
              },
              getLocale(),
              {
                code: card.code,
                url: card.url,
                shopName: page.shopName,
                card,
              },
            )}
          />,
          inner.body,
        )}
    </iframe>
  );
}

/** Those that can be stored, as they will be. */
function shownLinks({ links }: StoredValues) {
  const safe = links.flatMap(({ url, label }) => {
    const address = safeLink(cleanCode(url));
    return address ? [{ url: address, label }] : [];
  });
  return safe.filter(({ url }, index) => safe.findIndex((each) => each.url === url) === index);
}
