/** How often the event loop is asked, in milliseconds. */
const EVERY_MS = 20;
/** Above this it is late, in milliseconds. */
const LATE_MS = 30;
/** For how long it counts as late after it was, in milliseconds. */
const REMEMBERED_MS = 500;

/** Tells whether the event loop was late a moment ago. */
export function lateness(): () => boolean {
  let last = performance.now();
  let lateAt = -Infinity;
  setInterval(() => {
    const now = performance.now();
    if (now - last > EVERY_MS + LATE_MS) lateAt = now;
    last = now;
  }, EVERY_MS).unref();
  return () => performance.now() - lateAt < REMEMBERED_MS;
}
