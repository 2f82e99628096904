import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EventCounts } from '../events.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Answers {
  readonly byStatus: Map<number, number>;
  /** How many took at most as long as the bound at the same place. */
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
  const routes = new Map<string, Answers>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  return {
    requestAnswered: (route, status, milliseconds) => {
      const answers = routes.get(route) ?? { byStatus: new Map(), buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      routes.set(route, answers);
      add(answers, status, milliseconds / 1000);
    },
    text: (counts) =>
      [
        ...family('http_requests_total', 'counter', [...routes].flatMap(requests)),
        ...family('http_request_duration_seconds', 'histogram', [...routes].flatMap(histogram)),
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

function add(answers: Answers, status: number, seconds: number): void {
  answers.byStatus.set(status, (answers.byStatus.get(status) ?? 0) + 1);
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) answers.buckets[bucket] = (answers.buckets[bucket] ?? 0) + 1;
  answers.sum += seconds;
  answers.count += 1;
}

const requests = ([route, { byStatus }]: [string, Answers]): string[] =>
  [...byStatus].map(([status, count]) => `{${label('route', route)},${label('status', String(status))}} ${count}`);

function histogram([route, { buckets, sum, count }]: [string, Answers]): string[] {
  const key = label('route', route);
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
const label = (name: string, value: string): string => `${name}="${value.replaceAll(/["\\\n]/g, '')}"`;
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
