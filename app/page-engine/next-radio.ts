/** What the arrow keys do in a group of radio buttons: 1 chooses the next, -1 the one before. */
const STEPS = {
  ltr: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowDown: 1, ArrowUp: -1, ArrowLeft: 1, ArrowRight: -1 },
};

/** The radio button that this key chooses, if it chooses one. */
export function nextRadio({ target, key }: KeyboardEvent): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== "radio") return undefined;
  const steps: Record<string, number> = STEPS[document.dir === "rtl" ? "rtl" : "ltr"];
  const step = steps[key];
  if (step === undefined) return undefined;
  const all = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const group = all.filter(({ name }) => name === target.name);
  return group.at((group.indexOf(target) + step) % group.length);
}
