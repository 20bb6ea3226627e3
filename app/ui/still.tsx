import { lazy, useState, useSyncExternalStore, type ComponentType } from "react";

/** A part of a page that never changes once it is drawn. */
export interface StillPart<Props extends object> {
  (props: Props): React.ReactElement;
  /** Fetches what draws it ahead, so that a page made in the browser comes whole. */
  load: () => Promise<void>;
}

/**
 * Makes a still part of a component without state and handlers. The server draws it; the browser
 * keeps what came, and what draws it is not even loaded there. That happens only where the browser
 * makes the page itself, after a link was followed. Later changes of the props are not drawn. The
 * element around it has no box of its own.
 */
export function still<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StillPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() }));

  function Still(props: Props) {
    const isFromServer = useIsHydrating();
    const [Drawing] = useState(() =>
      isFromServer && !import.meta.env.SSR ? null : (loaded ?? Later),
    );
    if (!Drawing) return <div className="contents" suppressHydrationWarning {...AS_IT_CAME} />;
    return (
      <div className="contents">
        <Drawing {...props} />
      </div>
    );
  }
  return Object.assign(Still, {
    load: async () => {
      loaded = await load();
    },
  });
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
