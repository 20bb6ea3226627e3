import { m } from "#app/i18n/translations.ts";
import { applyLateStyle } from "#app/page-engine/late-style.ts";
import { rangePart } from "#app/ui/range-part.ts";
import { inWesternDigits } from "#shared/western-digits.ts";

import { calculationOf, SLIDER_MOST } from "./calculation.ts";
import { countOf } from "./count.ts";

/**
 * Calculates the price for the number of cards that is typed, slid or chosen, and keeps the field of the
 * request the same. It changes what the server has drawn, so that the page needs no React.
 */
const fields = () => [...document.querySelectorAll<HTMLInputElement>("input[data-count]")];
const all = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);
const isTyped = ({ type }: HTMLInputElement) => type !== "range";

if (!import.meta.env.SSR) {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !("count" in target.dataset)) return;
    // An Arabic keyboard has digits of its own.
    const typed = inWesternDigits(target.value);
    if (isTyped(target) && typed !== target.value) target.value = typed;
    show(typed, target);
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    const { step: by, take } = button.dataset;
    if (by !== undefined) step(Number(by));
    if (take !== undefined) show(take);
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (!(target instanceof HTMLInputElement) || target.role !== "spinbutton") return;
    if (key === "ArrowUp") step(1);
    if (key === "ArrowDown") step(-1);
  });
  // Typed before, or put back by the browser.
  const before = fields().find((field) => isTyped(field) && field.value !== field.defaultValue);
  if (before) show(before.value);
}

function step(by: number): void {
  const count = countOf(fields().find(isTyped)?.value ?? "") ?? 0;
  show(String(Math.max(1, count + by)));
}

/** @param from the field that has it already, as it was typed */
function show(typed: string, from?: HTMLInputElement): void {
  void applyLateStyle();
  const count = countOf(typed);
  const { total, each, tier, hint, isSaving, more } = calculationOf(count);
  for (const field of fields()) {
    if (!isTyped(field)) slideTo(field, count);
    else if (field !== from) field.value = typed;
    if (field.role === "spinbutton") showValidity(field, count);
  }
  for (const place of all("total")) place.textContent = total;
  for (const place of all("each")) place.textContent = each;
  for (const place of all("priced")) place.hidden = tier === undefined;
  for (const place of all("tier"))
    place.toggleAttribute("data-active", place.dataset["tier"] === String(tier));
  for (const place of all("few")) place.hidden = hint !== "";
  for (const place of all("hint")) {
    place.textContent = hint;
    place.classList.toggle("text-copper", isSaving);
  }
  for (const button of all("take")) {
    button.hidden = more === undefined;
    button.dataset["take"] = String(more);
    if (more !== undefined)
      button.firstElementChild!.textContent = m.storefront_bulk_hint_take({ count: more });
  }
}

function slideTo(slider: HTMLInputElement, count = 1): void {
  const value = Math.min(count, SLIDER_MOST);
  slider.value = String(value);
  slider.ariaValueText = m.storefront_bulk_cards({ count });
  slider.style.setProperty("--part", rangePart(value, 1, SLIDER_MOST));
}

function showValidity(field: HTMLInputElement, count: number | undefined): void {
  field.ariaValueNow = count === undefined ? null : String(count);
  field.ariaInvalid = count === undefined ? "true" : null;
  document.getElementById(`${field.id}-error`)!.hidden = count !== undefined;
}
