interface Line {
  count: number;
  /** Resolves when the next of them ends. */
  end: PromiseWithResolvers<void>;
  /** As of `performance.now()`. */
  lastEnd: number;
}

/** Counts the requests under way in this process, by key. */
export function underWay() {
  const lines = new Map<string, Line>();
  const newLine = (): Line => ({ count: 0, end: Promise.withResolvers(), lastEnd: -Infinity });

  return {
    count: (key: string): number => lines.get(key)?.count ?? 0,

    /** Counts one more as under way until this is disposed of. */
    begin(key: string): Disposable {
      const line = lines.get(key) ?? newLine();
      lines.set(key, line);
      line.count += 1;
      return {
        [Symbol.dispose]() {
          line.count -= 1;
          line.lastEnd = performance.now();
          line.end.resolve();
          line.end = Promise.withResolvers();
          if (line.count === 0) lines.delete(key);
        },
      };
    },

    /**
     * Waits until one of those under way ends, or until none has ended for too long.
     * @param since when the waiting began, as of `performance.now()`
     * @param patience in milliseconds, from then or from the last end
     * @returns whether one has ended
     */
    async oneEnds(key: string, since: number, patience: number): Promise<boolean> {
      const line = lines.get(key);
      if (!line) return true;
      const left = Math.max(since, line.lastEnd) + patience - performance.now();
      const ended = line.end.promise.then(() => true);
      const { promise: tooLong, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, Math.max(0, left), false);
      try {
        return await Promise.race([ended, tooLong]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
