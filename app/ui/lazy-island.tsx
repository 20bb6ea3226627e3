import { lazy, useState, type ComponentType, type ReactElement } from "react";

import { part } from "./missing-part.ts";

export interface LazyIsland<Props extends object> {
  (props: Props): ReactElement;
  /** Fetches it ahead, so that a page made in the browser comes whole. */
  load: () => Promise<void>;
}

/**
 * Makes a component whose program comes after the page. Where the server has drawn it, that stands
 * until then. Use it within a Suspense.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyIsland<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await part(load()) }));

  function Island(props: Props) {
    const [Part] = useState(() => loaded ?? Lazy);
    return <Part {...props} />;
  }
  return Object.assign(Island, {
    load: async () => {
      loaded = await part(load());
    },
  });
}
