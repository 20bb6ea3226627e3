import type { SelectOption } from "#app/ui/select-field.tsx";

/** The statuses that can be set; a current one from old data is shown, but can't be chosen. */
export function statusOptions<Known extends string>(
  current: Known,
  settable: readonly Known[],
  texts: Record<Known, { label: () => string }>,
): SelectOption[] {
  const options = settable.map((value) => ({ value, label: texts[value].label() }));
  if (settable.includes(current)) return options;
  return [{ value: current, label: texts[current].label(), disabled: true }, ...options];
}
