import { useState, useSyncExternalStore, type ComponentType } from "react";

import { lazyIsland, type LazyIsland } from "./lazy-island.tsx";

/**
 * Makes a static island of a component without state and handlers: one that never changes once it is
 * drawn. The server draws it; the browser keeps what came, and what draws it is not even loaded
 * there. That happens only where the browser makes the page itself, after a link was followed. Later
 * changes of the props are not drawn. The element around it has no box of its own.
 *
 * While pages are worked on the browser draws it as any other, so that it can change where it stands.
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

/** React takes what lies within for given, and, since it never changes, leaves it alone. */
const AS_IT_CAME = { dangerouslySetInnerHTML: { __html: "" } };

/** Whether this very rendering takes over what the server has drawn. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
