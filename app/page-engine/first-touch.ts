import { applyLateStyle } from "./late-style.ts";
import { nextRadio } from "./next-radio.ts";
import { PROGRAM_READY } from "./program-ready.ts";
import { showProgramMissing } from "./show-program-missing.ts";
import { loadWaitingProgram } from "./waiting-program.ts";

// Runs on pages that are complete without React. It loads the program as soon as a visitor touches
// the page in any way, or something needs it: an address with a state, or a picture that failed.

const TOUCHES = "pointermove pointerdown pointerup keydown focusin".split(" ");
/**
 * React would delay frames of the movement, so it is loaded once the page has come to rest. A finger
 * that begins to scroll anything cancels its pointer.
 */
const SCROLLS = ["wheel", "scroll", "pointercancel"];
const REST_MS = 150;

/** What needs the program. Header and footer work by HTML and the page script alone, as do links. */
const CONTROL = "main :is(button, label, input)";
/** What has a program of its own: the control that opens it, and the dialog. */
const ALONE = "[data-works-alone], dialog, [data-base-ui-portal]";
const REPEAT_MS = 100;

let isStarted = false;
/** The controls that were pressed before the program could handle it, in this order. */
let pressed: HTMLElement[] = [];

/**
 * Browsers report a pointer that rests on the page while it loads as one that moves by nothing. A
 * finger that comes down beside the controls may be about to scroll.
 */
function onTouch(event: Event): void {
  if (isAlone(event.target)) return;
  if (event instanceof PointerEvent && event.type !== "pointerup") {
    if (event.pointerType === "touch" ? !controlAt(event) : !hasMoved(event)) return;
  }
  start();
}

function hasMoved({ type, movementX, movementY }: PointerEvent): boolean {
  return type !== "pointermove" || movementX !== 0 || movementY !== 0;
}

function isAlone(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ALONE) !== null;
}

let rest = 0;
function onScroll({ target }: Event): void {
  if (isAlone(target)) return;
  clearTimeout(rest);
  rest = window.setTimeout(start, REST_MS);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void applyLateStyle();
  for (const touch of TOUCHES) removeEventListener(touch, onTouch);
  for (const scroll of SCROLLS) removeEventListener(scroll, onScroll);
  void run();
}

async function run(): Promise<void> {
  const ready = new Promise((resolve) => {
    addEventListener(PROGRAM_READY, resolve, { once: true });
  });
  // Without the program, forms are sent as plain ones.
  await Promise.race([ready, loadWaitingProgram()]).catch(showProgramMissing);
  removeEventListener("click", keepClick, true);
  removeEventListener("keydown", keepChoice, true);
  press();
}

/** Presses the kept controls. React stops clicks on parts whose code it is still loading. */
function press(): void {
  const [control] = pressed;
  if (!control) return;
  const done = () => {
    control.ariaBusy = null;
    pressed = without(control);
  };
  control.addEventListener("click", done, { capture: true, once: true });
  if (control.isConnected) control.click();
  else done();
  if (pressed[0] !== control) return press();
  control.removeEventListener("click", done, true);
  setTimeout(press, REPEAT_MS);
}

/** Keeps a click until React can handle it. */
function keepClick(event: MouseEvent): void {
  const control = controlAt(event);
  // What has a program of its own has answered already.
  if (!control || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  keep(control);
}

function controlAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}

/** A radio button that is chosen without React would be one that React does not know of. */
function keepChoice(event: KeyboardEvent): void {
  const next = nextRadio(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  keep(next);
}

/** @param control looks as if it worked until it does */
function keep(control: HTMLElement): void {
  pressed = [...without(control), control];
  control.ariaBusy = "true";
  start();
}

function without(control: HTMLElement): HTMLElement[] {
  return pressed.filter((other) => other !== control);
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== "";
}

/** Whether the address has a parameter for the program. */
function hasState(): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  const own = (name: string) => `[data-works-alone] [name="${CSS.escape(name)}"]`;
  return names.some((name) => document.querySelector(own(name)) === null);
}

for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true });
for (const scroll of SCROLLS) addEventListener(scroll, onScroll, { passive: true });
addEventListener("click", keepClick, true);
addEventListener("keydown", keepChoice, true);
addEventListener("error", ({ target }) => target instanceof HTMLImageElement && start(), true);
if (hasState() || [...document.images].some(hasFailed)) start();
