/** The first step as the server has drawn it, shown until the dialog itself is there. */
export interface OrderSheet {
  element: HTMLDialogElement;
  isOpen: () => boolean;
  close: () => void;
  /** Calls this when it is closed, by whom ever. */
  whenGone: (tell: () => void) => void;
  /** What was pressed in it, and waits for the dialog. */
  pressed: () => HTMLElement | null;
}

/** What ends a press of a finger, a mouse or the space key; `blur` where the page does not hear of that. */
const PRESS_ENDS = ["pointerup", "pointercancel", "keyup", "blur"];

/** Shows it on the page; undefined where the page came without it. */
export function showSheet(): OrderSheet | undefined {
  const template = document.querySelector<HTMLTemplateElement>("template[data-order-sheet]");
  const drawn = template?.content.querySelector("dialog");
  if (!drawn) return undefined;
  const element = document.importNode(drawn, true);
  const heading = element.querySelector<HTMLElement>("h3");
  let pressed: HTMLElement | null = null;
  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    if ("close" in button.dataset) return history.back();
    if (pressed) pressed.ariaBusy = null;
    button.ariaBusy = "true";
    pressed = button;
  });
  // Not as a modal one: making all else inert takes a slow phone longer than all the rest.
  const stay = ({ target }: FocusEvent) => {
    const isInside = target instanceof Node && element.contains(target);
    if (element.open && !isInside) heading?.focus();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") history.back();
  };
  // A press that has begun there is waited for (`hand-over.ts`); its click comes right after it.
  const release = () => setTimeout(() => delete element.dataset["held"]);
  for (const end of PRESS_ENDS) addEventListener(end, release);
  addEventListener("focusin", stay);
  addEventListener("keydown", leave);
  element.addEventListener("close", () => {
    for (const end of PRESS_ENDS) removeEventListener(end, release);
    removeEventListener("focusin", stay);
    removeEventListener("keydown", leave);
  });
  element.addEventListener("pointerdown", () => (element.dataset["held"] = ""));
  element.addEventListener("keydown", ({ key }) => {
    if (key === " ") element.dataset["held"] = "";
  });
  element.addEventListener("compositionstart", () => (element.dataset["composing"] = ""));
  element.addEventListener("compositionend", () => delete element.dataset["composing"]);
  document.body.append(element);
  element.show();
  heading?.focus({ preventScroll: true });
  return {
    element,
    isOpen: () => element.open,
    close() {
      element.close();
      // At once, not with the event: no field is on the page twice.
      element.remove();
    },
    whenGone: (tell) => element.addEventListener("close", tell),
    pressed: () => pressed,
  };
}
