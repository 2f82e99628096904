import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EventCounts } from '../events.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Figures of this process since its start. */
export interface Metrics {
  /** `route` is the pattern, never the address: that may name an order. */
  requestAnswered(route: string, status: number, milliseconds: number): void;
  /** In the text format of Prometheus. */
  text(counts: Readonly<EventCounts>): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  return {
    requestAnswered: (route, status, milliseconds) => {
      const key = labels({ route, status: String(status) });
      requests.set(key, (requests.get(key) ?? 0) + 1);
      observe(durations, labels({ route }), milliseconds / 1000);
    },
    text: (counts) =>
      [
        ...family(
          'http_requests_total',
          'counter',
          [...requests].map(([key, count]) => `{${key}} ${count}`),
        ),
        ...family('http_request_duration_seconds', 'histogram', [...durations].flatMap(histogram)),
        ...Object.entries(counts).flatMap(([name, count]) =>
          family(`tischlein_${snakeCase(name)}_total`, 'counter', [` ${count}`]),
        ),
        ...family('nodejs_eventloop_delay_p99_seconds', 'gauge', [` ${eventLoop.percentile(99) / 1e9}`]),
        ...family('nodejs_eventloop_delay_max_seconds', 'gauge', [` ${eventLoop.max / 1e9}`]),
        ...family('process_resident_memory_bytes', 'gauge', [` ${process.memoryUsage.rss()}`]),
        ...family('process_uptime_seconds', 'gauge', [` ${process.uptime()}`]),
        '',
      ].join('\n'),
  };
}

function observe(durations: Map<string, Durations>, key: string, seconds: number): void {
  const known = durations.get(key) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
  known.sum += seconds;
  known.count += 1;
  durations.set(key, known);
}

function histogram([key, { buckets, sum, count }]: [string, Durations]): string[] {
  let total = 0;
  const lines = BUCKETS.map((bound, index) => {
    total += buckets[index] ?? 0;
    return `_bucket{${key},le="${bound}"} ${total}`;
  });
  return [...lines, `_bucket{${key},le="+Inf"} ${count}`, `_sum{${key}} ${sum}`, `_count{${key}} ${count}`];
}

const family = (name: string, type: string, samples: readonly string[]): string[] => [
  `# TYPE ${name} ${type}`,
  ...samples.map((sample) => `${name}${sample}`),
];
const labels = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '')}"`)
    .join(',');
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
