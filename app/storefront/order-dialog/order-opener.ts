import { getLocale } from "#app/i18n/locale.ts";
import { applyLateStyle } from "#app/page-engine/late-style.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { againTokenIn } from "#shared/orders/again-path.ts";

import { showSheet, type OrderSheet } from "./open-sheet.ts";
import {
  enterOrder,
  followOrderAddress,
  OPEN_ORDER,
  orderAddress,
  watchHistory,
} from "./order-address.ts";
import { isOrderOnDevice } from "./stored/order-mark.ts";

/**
 * Opens the order dialog, which is a program of its own, on a page with a button for it: with React
 * and before it. Until its code is there, the sheet that came with the page stands for it.
 */

const load = () => import("./order-program.tsx");

const ORDER = "[data-works-alone=order]";
const TOUCHES = ["pointermove", "pointerup", "keydown", "scroll"];
/** So long a page that was touched must be left alone until the dialog is loaded in advance. */
const REST_MS = 300;

type Program = Awaited<ReturnType<typeof load>>;
let program: Program | undefined;
/** The opening that is under way. */
let opening: symbol | undefined;

async function open(button: HTMLElement | null): Promise<void> {
  if (opening) return;
  const mine = (opening = Symbol());
  const end = () => {
    if (opening === mine) opening = undefined;
  };
  await show(button, end).finally(end);
}

/** @param onGivenUp called when the sheet is closed before the program is there */
async function show(button: HTMLElement | null, onGivenUp: () => void): Promise<void> {
  const wasAsked = orderAddress().step !== null;
  const opener = document.activeElement === document.body ? button : document.activeElement;
  if (button) button.ariaBusy = "true";
  const sheet = program?.isDrawn() ? undefined : openSheet();
  // The sheet needs only the page's own style, and is painted first.
  if (sheet) {
    sheet.whenGone(onGivenUp);
    await new Promise(requestAnimationFrame);
  } else void applyLateStyle();
  program ??= await load().catch(() => undefined);
  if (button) button.ariaBusy = null;
  // Closed meanwhile.
  if (sheet && !sheet.isOpen()) return;
  const focused = opener instanceof HTMLElement ? opener : null;
  const opened = program?.openOrder({ opener: focused, sheet, onCrash: showUnavailable });
  const isDone = await opened?.then(
    () => true,
    () => false,
  );
  if (isDone) {
    note()?.setAttribute("hidden", "");
    return void applyLateStyle();
  }
  sheet?.close();
  // Once more from the server, but not again and again.
  if (navigator.onLine && !wasAsked) location.assign(pathIn(getLocale(), OPEN_ORDER));
  else showUnavailable();
}

/** Shows the first step as the server has drawn it, unless another one is to be seen. */
function openSheet(): OrderSheet | undefined {
  const { step } = orderAddress();
  if (
    isOrderOnDevice() ||
    againTokenIn(location) !== "" ||
    (step !== null && step !== "personalDetails")
  )
    return undefined;
  const sheet = showSheet();
  if (!sheet) return undefined;
  enterOrder("personalDetails");
  const stop = followOrderAddress(() => {
    if (orderAddress().step === null) sheet.close();
  });
  sheet.whenGone(stop);
  return sheet;
}

const note = () => document.querySelector<HTMLElement>("[data-order-unavailable]");

function showUnavailable(): void {
  note()?.removeAttribute("hidden");
  note()?.scrollIntoView({ block: "nearest" });
}

/** The control of the order that was pressed: the button of a form, or a link to the open order. */
function controlIn({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest("a");
  if (link) return isOrderLink(link) && hasOrder() ? link : null;
  return target.closest<HTMLElement>(ORDER);
}

function isOrderLink({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && OPEN_ORDER.endsWith(search) && search !== "";
}

const hasOrder = () => document.querySelector(ORDER) !== null;

function onClick(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  const control = controlIn(event);
  if (!control || isOtherPressed(control)) return;
  event.preventDefault();
  const form = control.matches(ORDER) ? control : document.querySelector(`main ${ORDER}`);
  void open(form?.querySelector("button") ?? null);
}

/** Whether what was pressed before, a colour perhaps, still waits for the page's program: then this does too. */
function isOtherPressed(control: HTMLElement): boolean {
  const waiting = [...document.querySelectorAll("main [aria-busy=true]")];
  return waiting.some((other) => !control.contains(other));
}

/** Opens it where the address asks for it. Once it is there, it follows the address itself. */
export function openOrderIfAsked(): void {
  if (orderAddress().step !== null && !program?.isMounted() && hasOrder()) void open(null);
}

/** Loads it once the page that was touched has come to rest, and draws it unseen. */
function prepare(): void {
  for (const touch of TOUCHES) removeEventListener(touch, prepareLater);
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  // What is opened already loads what it needs, and first what it needs first.
  if (hasOrder() && !opening && !isSaving) prepareProgram().catch(() => undefined);
}
async function prepareProgram(): Promise<void> {
  program ??= await load();
  await program.loadLater();
  // The visitor may have gone on meanwhile.
  if (hasOrder() && !opening) program.drawAhead();
}
let rest = 0;
function prepareLater(): void {
  clearTimeout(rest);
  rest = window.setTimeout(prepare, REST_MS);
}

if (!import.meta.env.SSR) {
  watchHistory();
  // Before React and before all that waits for it.
  addEventListener("click", onClick, true);
  for (const touch of TOUCHES) addEventListener(touch, prepareLater, { passive: true });
  followOrderAddress(openOrderIfAsked);
  openOrderIfAsked();
}

/** Forgets the dialog, because the page that it is of is left. */
export function leaveOrder(): void {
  program?.endOrder();
}
