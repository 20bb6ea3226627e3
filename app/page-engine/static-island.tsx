import { useState, useSyncExternalStore, type ComponentType } from "react";

import { lazyIsland, type LazyIsland } from "./lazy-island.tsx";

/**
 * Makes a component that never changes after rendering, from one without state and handlers. The
 * server renders it; the browser keeps the server's HTML and does not even load the component's
 * code, except when it renders the page itself after a link was followed. Later changes of the
 * props have no effect. The wrapper element has no box of its own.
 *
 * In development the browser renders it like any other component, so that it can be updated in
 * place.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyIsland<Props> {
  const Drawing = lazyIsland(load);

  function StaticIsland(props: Props) {
    const isHydrating = useIsHydrating();
    const [isDrawn] = useState(isHydrating && !import.meta.env.SSR && !import.meta.env.DEV);
    if (isDrawn) return <div className="contents" suppressHydrationWarning {...AS_IT_CAME} />;
    return (
      <div className="contents">
        <Drawing {...props} />
      </div>
    );
  }
  return Object.assign(StaticIsland, { load: Drawing.load });
}

/**
 * React does not touch the content of such an element during hydration, nor later, because it never
 * changes.
 */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: "" } };

/** Whether this rendering is the hydration of the server's HTML. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
