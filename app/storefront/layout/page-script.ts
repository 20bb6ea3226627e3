import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { BASE_LOCALE, LANGUAGE_COOKIE, LOCALES } from "#shared/i18n/locale.ts";

/**
 * What the frame of every public page (menu, language, newsletter) does beyond plain HTML. Pages
 * without React have this script alone; without any script all of it still works, in whole pages.
 */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

if (!import.meta.env.SSR) {
  document.addEventListener("click", onClick);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("submit", (event) => void onSubmit(event));
  // There is none where the pages come from their sources.
  if (import.meta.env.PROD) {
    addEventListener("load", () => void navigator.serviceWorker?.register("/service-worker.js"));
  }
  if (document.querySelector("[data-offline]")) {
    addEventListener("online", () => location.reload());
  }
  if (getLocale() === BASE_LOCALE && !document.cookie.includes(LANGUAGE_COOKIE)) {
    offerPreferredLanguage();
  }
  if (document.querySelector("[data-policy]")) readFromTop();
}

/**
 * A policy is read from its beginning however its reader comes to it, by a reload or by the way back
 * as well, unless the address names a section. The browser would go on where it was left.
 */
function readFromTop(): void {
  history.scrollRestoration = "manual";
  const toLocation = () => {
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  };
  addEventListener("popstate", toLocation);
  // A page that the browser had kept as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && toLocation());
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const home = event.target.closest<HTMLElement>("[data-back]")?.dataset["back"];
  if (home !== undefined) goBack(home);
  const link = event.target.closest("a");
  if (!link) return;
  link.closest<HTMLElement>("#mobile-menu:popover-open")?.hidePopover();
  if (link.dataset["language"]) followToLanguage(link, link.dataset["language"]);
  if ("section" in link.dataset) followToSection(link, event);
}

/** To the page before; whoever came straight here has none, and goes home. */
function goBack(home: string): void {
  if (history.length > 1) history.back();
  else location.assign(home);
}

/** Whoever goes on by keyboard leaves the menu, which else would lie over what has the focus. */
function onFocus({ target }: FocusEvent): void {
  const menu = document.querySelector<HTMLElement>("#mobile-menu:popover-open");
  if (!menu || !(target instanceof Element)) return;
  const isItsButton = target.closest("[popovertarget=mobile-menu]");
  if (!isItsButton && !menu.contains(target)) menu.hidePopover();
}

/** Offers the language that comes first among the shop's in what the browser is set to. */
function offerPreferredLanguage(): void {
  const codes = navigator.languages.map((tag) => tag.split("-")[0]);
  const preferred = codes.flatMap((code) => LOCALES.filter((locale) => locale === code))[0];
  if (!preferred || preferred === BASE_LOCALE) return;
  // Without it the page is as good as it was.
  void import("./language-offer.ts")
    .then(({ offerLanguage }) => offerLanguage(preferred, rememberLanguage))
    .catch(() => undefined);
}

function rememberLanguage(language: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Remembers the choice; the other language's page opens as this one stands: query and section too. */
function followToLanguage(link: HTMLAnchorElement, language: string): void {
  rememberLanguage(language);
  link.search = location.search;
  link.hash = location.hash;
}

/** On the landing page its sections are scrolled to smoothly; from elsewhere the address leads there. */
function followToSection(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const isHere = link.pathname.replace(/\/$/, "") === location.pathname.replace(/\/$/, "");
  const target = isHere && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  history.replaceState(history.state, "", link.hash);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}

/** The newsletter: what checks and sends the address is loaded when somebody subscribes. */
async function onSubmit(event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !("newsletter" in form.dataset)) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const part = await import("./subscribe.ts").catch(() => undefined);
  // The form works without that part too, in a whole page; without a network nothing would.
  if (!part && navigator.onLine) return form.submit();
  const { done, fieldError } = part
    ? await part.subscribe(new FormData(form))
    : { done: false, fieldError: m.storefront_newsletter_failed() };
  form.ariaBusy = null;
  showError(form, fieldError);
  if (done) form.reset();
}

/** What is wrong stands under the field until the field is edited. */
function showError(form: HTMLFormElement, error: string | undefined): void {
  const field = form.querySelector<HTMLInputElement>("input[name=email]");
  const place = form.querySelector<HTMLElement>("[data-error]");
  if (!field || !place) return;
  place.textContent = error ?? "";
  field.ariaInvalid = String(error !== undefined);
  if (error === undefined) return;
  field.focus();
  field.addEventListener("input", () => showError(form, undefined), { once: true });
}
