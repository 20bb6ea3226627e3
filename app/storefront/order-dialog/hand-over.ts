import type { OrderSheet } from "./open-sheet.ts";

/** What can be reached by keyboard, and the heading; the same in the sheet and in the dialog. */
const STOPS = "h3, input, button, a";

/**
 * Takes over what was typed, focused and pressed in the sheet, and removes it. Both are drawn by the same
 * code, so their controls have the same sequence.
 * @param uncover shows the dialog, which was drawn unseen
 */
export async function handOver(sheet: OrderSheet, uncover: () => void): Promise<void> {
  const dialog = await dialogDrawn();
  const { element } = sheet;
  if (!dialog || !sheet.isOpen()) {
    uncover();
    return sheet.close();
  }
  await isLetGo(element);
  const [from, to] = [element, dialog].map((each) => [
    ...each.querySelectorAll<HTMLElement>(STOPS),
  ]) as [HTMLElement[], HTMLElement[]];
  const counterpartOf = (stop: Element | null) =>
    stop ? to[from.indexOf(stop as HTMLElement)] : undefined;
  const focused = document.activeElement;
  const target = counterpartOf(focused) ?? to[0];
  const typed = from.filter((each) => each instanceof HTMLInputElement);
  const pressed = counterpartOf(sheet.pressed());
  const top = element.querySelector(".order-step")?.scrollTop ?? 0;
  const selection = focused instanceof HTMLInputElement ? selectionIn(focused) : undefined;

  sheet.close();
  uncover();
  for (const input of typed) {
    const counterpart = counterpartOf(input);
    if (!(counterpart instanceof HTMLInputElement) || counterpart.value === input.value) continue;
    type(counterpart, input.value);
    if (counterpart !== target)
      counterpart.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
  target?.focus({ preventScroll: true });
  if (selection && target instanceof HTMLInputElement && target.type === "text") {
    target.setSelectionRange(...selection);
  }
  dialog.querySelector(".order-step")?.scrollTo({ top });
  pressed?.click();
}

/** Once it is drawn beneath the sheet; undefined if it does not come. */
async function dialogDrawn(): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < 60; frame++) {
    await new Promise(requestAnimationFrame);
    const dialog = document.querySelector<HTMLElement>("[role=dialog] .order-dialog");
    if (dialog) return dialog;
  }
  return undefined;
}

/** Letters that are put together from several keys are not torn apart, nor a press and its release. */
async function isLetGo({ dataset }: HTMLElement): Promise<void> {
  while (dataset["composing"] !== undefined || dataset["held"] !== undefined)
    await new Promise(requestAnimationFrame);
}

function selectionIn(input: HTMLInputElement): [number, number] | undefined {
  // Not every kind of input has one.
  return input.selectionStart === null
    ? undefined
    : [input.selectionStart, input.selectionEnd ?? input.selectionStart];
}

/** As if it had been typed. React ignores values that are set by its own setter. */
function type(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  set!.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
