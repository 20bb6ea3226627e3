/** Upper bounds of the buckets of a histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  /** The count for each bucket, of durations within its upper bound and not within the one before. */
  counts: number[];
  count: number;
  sum: number;
}

/** How long something took, in Prometheus's format. */
export interface Durations {
  /** @param labels as they are written, e.g. `method="GET"`; few different ones, since all are held */
  observe(seconds: number, labels?: string): void;
  lines(): string[];
}

/** @param name of the metric, with its unit: `…_seconds` */
export function durations(name: string, help: string): Durations {
  const series = new Map<string, Series>();
  return {
    observe(seconds, labels = "") {
      let one = series.get(labels);
      if (!one) series.set(labels, (one = { counts: BUCKETS.map(() => 0), count: 0, sum: 0 }));
      one.count += 1;
      one.sum += seconds;
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) one.counts[bucket]! += 1;
    },
    lines: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...[...series].flatMap(([labels, one]) => linesOf(name, labels, one)),
    ],
  };
}

function linesOf(name: string, labels: string, { counts, count, sum }: Series): string[] {
  const before = labels && `${labels},`;
  const whole = labels && `{${labels}}`;
  let within = 0;
  return [
    ...BUCKETS.map((bound, index) => {
      within += counts[index]!;
      return `${name}_bucket{${before}le="${bound}"} ${within}`;
    }),
    `${name}_bucket{${before}le="+Inf"} ${count}`,
    `${name}_sum${whole} ${sum}`,
    `${name}_count${whole} ${count}`,
  ];
}

export function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

export function counter(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, `${name} ${value}`];
}
