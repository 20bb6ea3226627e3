import { level, prefersStillness, tilt } from "./tilt.ts";

/**
 * Cards drawn by the server tilt towards pointer and finger, without React: elements with `data-tilt`
 * around the element that turns. With reduced motion they stand still.
 */
for (const place of document.querySelectorAll<HTMLElement>("[data-tilt]")) {
  const card = place.firstElementChild as HTMLElement;
  place.addEventListener("pointermove", (event) => {
    if (!prefersStillness()) tilt(card, event, place.getBoundingClientRect());
  });
  for (const end of ["pointerleave", "pointercancel"]) {
    place.addEventListener(end, () => level(card));
  }
}
