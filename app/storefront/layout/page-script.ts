import loadCalculator from "virtual:calculator";
import loadFormPrograms from "virtual:form-programs";

import { getLocale } from "#app/i18n/locale.ts";
import { paintAll, paintRest } from "#app/page-engine/paint-rest.ts";
import {
  BASE_LOCALE,
  LANGUAGE_COOKIE,
  LOCALES,
  pathIn,
  withoutLocale,
  type Locale,
} from "#shared/i18n/locale.ts";

import type { FormProgram, ShowToast } from "../forms/form-program.ts";
import type { FORM_PROGRAMS } from "../forms/form-programs.ts";

/**
 * The script behind the header and footer of every public page (menu, language), and behind forms that
 * are sent without loading a page. Pages without React have only this script; without any script everything still
 * works with full page loads.
 */
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ASK_AGAIN_MS = 3000;
/** What a form's `data-sent` may say. */
export type SentFormName = keyof typeof FORM_PROGRAMS;

if (!import.meta.env.SSR) {
  paintRest();
  // Before React, which stops clicks and submissions while it takes over the page.
  addEventListener("click", onClick, true);
  addEventListener("submit", (event) => void onSubmit(event), true);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusin", (event) => void followForm(event));
  // In development there is no service worker.
  if (import.meta.env.PROD) {
    addEventListener("load", () => void navigator.serviceWorker?.register("/service-worker.js"));
  }
  if (document.querySelector("[data-offline]")) reloadOnceReachable();
  if (getLocale() === BASE_LOCALE && !document.cookie.includes(LANGUAGE_COOKIE)) {
    offerPreferredLanguage();
  }
  if (document.querySelector("[data-policy]")) readFromTop();
  if (document.querySelector("[data-calculator]")) {
    // Without it, it stays as it came.
    loadCalculator().catch(() => undefined);
  }
  if (document.querySelector("[data-tilt]")) {
    // Without it the card stands still.
    import("#app/card/tilting-drawings.ts").catch(() => undefined);
  }
}

/**
 * Loads the page that was asked for once the network is back. It may have come back while this page
 * was loading, or only the shop was out of reach: neither tells a browser, so it also asks, even if the
 * browser believes that there is no network.
 */
function reloadOnceReachable(): void {
  function reload(): void {
    // Asked for again, it would begin from the start while it is on its way.
    clearInterval(asking);
    location.reload();
  }
  addEventListener("online", reload);
  const asking = setInterval(() => {
    // oxlint-disable-next-line no-restricted-globals -- this script has no API client
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(reload, () => undefined);
  }, ASK_AGAIN_MS);
}

/**
 * Policies are always shown from the top, also after a reload or going back, unless the address
 * names a section. By default the browser would restore the scroll position.
 */
function readFromTop(): void {
  history.scrollRestoration = "manual";
  const toLocation = () => {
    const section = document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  };
  addEventListener("popstate", toLocation);
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && toLocation());
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const home = event.target.closest<HTMLElement>("[data-back]")?.dataset["back"];
  if (home !== undefined) goBack(home);
  const link = event.target.closest("a");
  if (!link) return;
  link.closest<HTMLElement>("#mobile-menu:popover-open")?.hidePopover();
  link.closest("[data-contents]")?.removeAttribute("open");
  if (link.dataset["language"]) followToLanguage(link, link.dataset["language"] as Locale);
  if ("section" in link.dataset) followToSection(link, event);
}

/** Goes back to the previous page, or to the start page if there is none. */
function goBack(home: string): void {
  if (history.length > 1) history.back();
  else location.assign(home);
}

/**
 * Closes the menu when keyboard focus moves out of it, because it would cover the focused element.
 */
function onFocus({ target }: FocusEvent): void {
  const menu = document.querySelector<HTMLElement>("#mobile-menu:popover-open");
  if (!menu || !(target instanceof Element)) return;
  const isItsButton = target.closest("[popovertarget=mobile-menu]");
  if (!isItsButton && !menu.contains(target)) menu.hidePopover();
}

/** Offers the supported language that the browser prefers most. */
function offerPreferredLanguage(): void {
  const codes = navigator.languages.map((tag) => tag.split("-")[0]);
  const preferred = codes.flatMap((code) => LOCALES.filter((locale) => locale === code))[0];
  if (!preferred || preferred === BASE_LOCALE) return;
  // If it can't be loaded, the page works without it.
  void import("./language-offer.ts")
    .then(({ offerLanguage }) => offerLanguage(preferred, rememberLanguage))
    .catch(() => undefined);
}

function rememberLanguage(language: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Stores the chosen language, and keeps path, query and fragment when following the link. */
function followToLanguage(link: HTMLAnchorElement, language: Locale): void {
  rememberLanguage(language);
  link.pathname = pathIn(language, withoutLocale(location.pathname));
  link.search = location.search;
  link.hash = location.hash;
}

/** On the landing page, scrolls smoothly to the section; on other pages the link is followed. */
function followToSection(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const isHere = link.pathname.replace(/\/$/, "") === location.pathname.replace(/\/$/, "");
  const target = isHere && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  history.replaceState(history.state, "", link.hash);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // A smooth scroll ends where the section was when it began.
  paintAll();
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}

const sentForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-sent]") : null;

/** Undefined where it can't be loaded. */
const programOf = ({ dataset }: HTMLFormElement): Promise<FormProgram | undefined> =>
  loadFormPrograms().then(
    ({ FORM_PROGRAMS: programs }) => programs[dataset["sent"] as SentFormName],
    () => undefined,
  );

/** Loads the code of a form when it is first touched. */
async function followForm({ target }: FocusEvent): Promise<void> {
  const form = sentForm(target);
  if (form) (await programOf(form))?.follow(form);
}

const showToast: ShowToast = (kind, title, more) =>
  void import("#app/ui/toast.ts").then(
    ({ toast }) => toast[kind](title, more),
    // The form says the same.
    () => undefined,
  );

/** Sends a form without loading a page. */
async function onSubmit(event: SubmitEvent): Promise<void> {
  const form = sentForm(event.target);
  if (!form) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const program = await programOf(form);
  if (program) return program.send(form, showToast);
  // The page may be shown again as it is now, by Back.
  form.ariaBusy = null;
  // Without its code the form is submitted as it is, unless there is no network at all.
  if (navigator.onLine) return form.submit();
  form.querySelector("[data-failed]")?.setAttribute("data-shown", "");
}
