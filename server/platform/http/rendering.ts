import { unavailable } from "#server/platform/http-error.ts";
import { Slots } from "#server/platform/limits/slots.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/**
 * Rendering takes the processor from everything else that this process does, and some milliseconds
 * each time. So only a few pages are rendered at once, and few of them for one visitor; the others
 * wait for a moment or are refused. Cached pages don't come here.
 */
const SIZES = { total: 12, each: 4, waiting: 24, patience: 8_000 };

/** More, of all visitors together, would wait in vain. */
const MOST_INSIDE = 120;

/** Renders what a visitor asked for. Throws a 503 when too much is being rendered. */
export type Rendering = <T>(
  visitor: string,
  signal: AbortSignal,
  render: () => Promise<T>,
) => Promise<T>;

export function boundedRendering(): Rendering {
  const slots = new Slots(SIZES);
  let inside = 0;

  return async function rendering(visitor, signal, render) {
    if (inside >= MOST_INSIDE) throw unavailable(apiMessage("unavailable"), SIZES.patience / 1000);
    inside += 1;
    try {
      using _slot = await slots.enter(visitor, signal);
      return await render();
    } finally {
      inside -= 1;
    }
  };
}
