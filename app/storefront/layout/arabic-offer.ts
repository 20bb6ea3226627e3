import { m } from "#app/i18n/translations.ts";
import { pathIn } from "#shared/i18n/locale.ts";

/**
 * Offers the Arabic pages on an English one: a line under the header, over what the page begins with,
 * so that nothing moves; it scrolls away with the page. Either answer is kept.
 * @param rememberLanguage keeps which language the visitor has chosen
 */
export async function offerArabic(rememberLanguage: (language: string) => void): Promise<void> {
  const text = m.storefront_arabic_offer();
  // An English page has not loaded these letters; the line comes with them.
  await document.fonts.load('1rem "Readex Pro Variable"', text).catch(() => []);

  const line = document.createElement("aside");
  line.lang = "ar";
  line.dir = "rtl";
  line.ariaLabel = m.storefront_arabic_offer_label();
  line.className =
    "absolute inset-x-0 top-15 z-20 border-y border-line bg-paper transition-opacity duration-220 md:top-18 print:hidden starting:opacity-0";

  const answers = document.createElement("div");
  answers.className =
    "wrap flex h-10.5 items-center justify-between gap-4 md:h-9.5 md:justify-center md:gap-9";
  answers.append(
    acceptance(text),
    refusal(() => line.remove(), rememberLanguage),
  );
  line.append(answers);
  document.querySelector("header")?.before(line);
}

/** The page script keeps its language when it is followed. */
function acceptance(text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.hreflang = "ar";
  link.dataset["language"] = "ar";
  link.className = "inline-flex min-h-11 items-center rounded-badge font-label";
  const words = document.createElement("span");
  words.className = "rule-link pb-1";
  words.textContent = text;
  link.append(words);
  // The line stays while the router shows other pages.
  const leadToThisPage = () => {
    link.href = pathIn("ar", location.pathname) + location.search + location.hash;
  };
  leadToThisPage();
  link.addEventListener("pointerenter", leadToThisPage);
  link.addEventListener("focus", leadToThisPage);
  return link;
}

function refusal(
  close: () => void,
  rememberLanguage: (language: string) => void,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "min-h-11 rounded-badge font-normal text-ink-2 transition-colors hover:text-ink";
  button.textContent = m.storefront_arabic_offer_no();
  button.addEventListener("click", () => {
    rememberLanguage("en");
    close();
  });
  return button;
}
