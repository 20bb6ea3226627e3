import { m } from "#app/i18n/translations.ts";
import { applyLateStyle } from "#app/page-engine/late-style.ts";
import {
  BASE_LOCALE,
  LANGUAGES,
  pathIn,
  type Locale,
  type OtherLocale,
} from "#shared/i18n/locale.ts";

/** Texts in the offered language; the page's bundle contains no others in it. */
const TEXTS: Record<OtherLocale, Record<"offer" | "no" | "label", () => string>> = {
  ar: {
    offer: m.storefront_arabic_offer,
    no: m.storefront_arabic_offer_no,
    label: m.storefront_arabic_offer_label,
  },
};

/**
 * Offers the same page in another language, in a bar below the header that overlays the page, so
 * that the layout does not shift; it scrolls away with the page. Either answer is stored.
 * @param rememberLanguage stores which language the visitor has chosen
 */
export async function offerLanguage(
  language: OtherLocale,
  rememberLanguage: (language: Locale) => void,
): Promise<void> {
  const texts = TEXTS[language];
  const text = texts.offer();
  // The page may have neither the bar's style nor its typeface yet; the bar is shown once it has.
  await applyLateStyle();
  await globalThis.typefaceSettled;

  const line = document.createElement("aside");
  line.lang = language;
  line.dir = LANGUAGES[language].direction;
  line.ariaLabel = texts.label();
  line.className =
    "absolute inset-x-0 top-15 z-20 border-y border-line bg-paper transition-opacity duration-220 md:top-18 print:hidden starting:opacity-0";

  const answers = document.createElement("div");
  answers.className =
    "wrap flex h-10.5 items-center justify-between gap-4 md:h-9.5 md:justify-center md:gap-9";
  answers.append(
    acceptLink(language, text),
    declineButton(texts.no(), () => {
      rememberLanguage(BASE_LOCALE);
      line.remove();
    }),
  );
  line.append(answers);
  document.querySelector("header")?.before(line);
}

/** When this link is followed, the page script stores its language. */
function acceptLink(language: OtherLocale, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.hreflang = language;
  link.dataset["language"] = language;
  link.className = "inline-flex min-h-11 items-center rounded-badge font-label";
  const texts = document.createElement("span");
  texts.className = "rule-link pb-1";
  texts.textContent = text;
  link.append(texts);
  // The bar stays when the router navigates to another page.
  const leadToThisPage = () => {
    link.href = pathIn(language, location.pathname) + location.search + location.hash;
  };
  leadToThisPage();
  link.addEventListener("pointerenter", leadToThisPage);
  link.addEventListener("focus", leadToThisPage);
  return link;
}

function declineButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "min-h-11 rounded-badge font-normal text-ink-2 transition-colors hover:text-ink";
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}
