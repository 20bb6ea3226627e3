import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";

interface LazyPartProps<Props extends object> {
  /** Must always be the same function. */
  load: () => Promise<ComponentType<Props>>;
  /** Not needed as long as it is false; each other value tries again. */
  need: boolean | string;
  onMissing?: () => void;
  /** Those of the component; nothing is shown without. */
  props: Props | undefined;
  /** Shown in its place until it is there, and where it can't be loaded. */
  waiting?: ReactNode;
}

/**
 * A component whose code is loaded when it is needed. Where it can't be loaded, because the network is
 * gone, the screen around it stays as it is with all that is typed in it; with `React.lazy` the
 * screen's own error would take its place.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { load, need, onMissing, props, waiting = null } = part;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const miss = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (need === false || Part) return;
    let isCurrent = true;
    load().then(
      (Loaded) => isCurrent && setPart(() => Loaded),
      () => isCurrent && miss(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, need, Part]);
  return Part && props ? <Part {...props} /> : waiting;
}
