interface Steps {
  last: number;
  isRtl: boolean;
  /** How far Page Up and Page Down go. */
  page: number;
}

/** The place in a plot, from 0 on, to which a key leads; undefined for keys that lead to none. */
export function stepByKey(key: string, at: number, { last, isRtl, page }: Steps) {
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(last, at + step));
}
