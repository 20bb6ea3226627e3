import type { UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";

import { isSame } from "../resource/changed-meanwhile.ts";
import type { DesignValues, ProductValues } from "./product-values.ts";

/**
 * Takes over what somebody else saved where nothing was edited here. What was edited stays; where the
 * other version of it changed too, that is said at the field, or of the designs as a whole.
 */
export function takeOverProduct(
  form: UseFormReturn<ProductValues>,
  before: ProductValues,
  now: ProductValues,
): void {
  const { cardDesigns, ...words } = form.getValues();
  form.reset(now);
  for (const [key, typed] of Object.entries(words)) {
    const name = key as keyof typeof words;
    const [old, other] = [before[name], now[name]];
    if (isSame(typed, old) || isSame(typed, other)) continue;
    form.setValue(name, typed, { shouldDirty: true });
    if (!isSame(old, other)) {
      form.setError(name, { message: m.panel_changed_to({ value: String(other) }) });
    }
  }
  if (areSame(cardDesigns, before.cardDesigns) || areSame(cardDesigns, now.cardDesigns)) return;
  const merged = mergedDesigns(cardDesigns, before.cardDesigns, now.cardDesigns);
  form.setValue("cardDesigns", merged, { shouldDirty: true });
  if (!areSame(before.cardDesigns, now.cardDesigns)) {
    form.setError("cardDesigns", { message: m.panel_product_designs_changed() });
  }
}

/**
 * The designs as edited here. While they are the same ones in both versions, each keeps of the other
 * version what was not edited; a stored picture that is gone is kept by none.
 */
export function mergedDesigns(
  typed: readonly DesignValues[],
  before: readonly DesignValues[],
  now: readonly DesignValues[],
): DesignValues[] {
  const areTheSameOnes = typed.length === before.length && before.length === now.length;
  const merged = typed.map((design, index) => {
    if (!areTheSameOnes) return design;
    const edited = Object.entries(design).filter(
      ([name, value]) => value !== before[index]![name as keyof DesignValues],
    );
    return { ...now[index]!, ...(Object.fromEntries(edited) as Partial<DesignValues>) };
  });
  const stored = new Set(now.map(({ image }) => image));
  return merged.map((design) => (stored.has(design.image) ? design : { ...design, image: "" }));
}

/** A picked file is a change, whatever it is. */
function areSame(some: readonly DesignValues[], others: readonly DesignValues[]): boolean {
  return isSame(some, others) && some.every(({ file }) => !file);
}
