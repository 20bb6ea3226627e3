import { firstStepOf, stepOfField, type OrderStep } from "./order-steps.ts";
import type { OrderForm } from "./use-order-form.ts";

/**
 * Shows messages at the fields that they concern, by the API's names, and calls `onShown` with the
 * first step that has one. Returns false when none concerns a field of a step.
 */
export function showProblems(
  form: OrderForm,
  problems: readonly (readonly [path: string, message: string])[],
  onShown: (step: OrderStep) => void,
): boolean {
  const step = firstStepOf(problems.map(([path]) => path));
  if (!step) return false;
  for (const [path, message] of problems) {
    const place = stepOfField(path);
    if (place) form.setError(place.field, { type: "server", message });
  }
  onShown(step);
  return true;
}
