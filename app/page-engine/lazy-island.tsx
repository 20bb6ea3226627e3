import { lazy, useState, type ComponentType, type ReactElement } from "react";

import { part } from "#app/ui/missing-part.ts";

export interface LazyIsland<Props extends object> {
  (props: Props): ReactElement;
  /** Loads its code in advance, so that a page rendered in the browser is complete at once. */
  load: () => Promise<void>;
}

/**
 * Makes a component whose code is loaded after the page. HTML that the server has rendered for it
 * is shown until then. Use it within a Suspense.
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
