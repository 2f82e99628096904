import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Vital, VitalRating } from '@tischlein/domain/tracking';
import type { EventCounts } from '../event-counts.ts';
import { expectMemory, findMemoryLimit } from './memory-limit.ts';

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteStats {
  readonly byStatus: Map<number, number>;
  /** Number of responses per bucket. */
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Metrics of this process since its start. */
export interface Metrics {
  /** `route` is the pattern, never the address: an address may contain an order id. */
  countResponse(route: string, status: number, milliseconds: number): void;
  countVital(vital: Vital, rating: VitalRating): void;
  /** Prometheus text format. */
  format(counts: Readonly<EventCounts>): string;
}

/** `shopCacheBytes`: the most that shops in memory may take by the settings. */
export function createMetrics(shopCacheBytes = 0): Metrics {
  const routes = new Map<string, RouteStats>();
  const vitals = new Map<string, number>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  return {
    countResponse: (route, status, milliseconds) => {
      const answers = routes.get(route) ?? { byStatus: new Map(), buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      routes.set(route, answers);
      add(answers, status, milliseconds / 1000);
    },
    countVital: (vital, rating) => {
      const labels = `{${formatLabel('name', vital)},${formatLabel('rating', rating)}}`;
      vitals.set(labels, (vitals.get(labels) ?? 0) + 1);
    },
    format: (counts) =>
      [
        ...formatFamily('http_requests_total', 'counter', [...routes].flatMap(formatRequests)),
        ...formatFamily('http_request_duration_seconds', 'histogram', [...routes].flatMap(formatHistogram)),
        ...Object.entries(counts).flatMap(([name, count]) =>
          formatFamily(`tischlein_${toSnakeCase(name)}_total`, 'counter', [` ${count}`]),
        ),
        ...formatFamily(
          'tischlein_web_vitals_total',
          'counter',
          [...vitals].map(([labels, count]) => `${labels} ${count}`),
        ),
        ...formatFamily('nodejs_eventloop_delay_p99_seconds', 'gauge', [` ${eventLoop.percentile(99) / 1e9}`]),
        ...formatFamily('nodejs_eventloop_delay_max_seconds', 'gauge', [` ${eventLoop.max / 1e9}`]),
        ...formatMemory(shopCacheBytes),
        ...formatFamily('process_uptime_seconds', 'gauge', [` ${process.uptime()}`]),
        ...formatFiles(),
        '',
      ].join('\n'),
  };
}

/** What this process takes, where the system tells it in /proc, what it may take, and what it takes at most by its settings. */
function formatMemory(shopCacheBytes: number): readonly string[] {
  return [
    ...formatResident(),
    ...formatFamily('tischlein_memory_limit_bytes', 'gauge', [` ${findMemoryLimit()}`]),
    ...formatFamily('tischlein_memory_expected_bytes', 'gauge', [` ${expectMemory(shopCacheBytes)}`]),
  ];
}

function formatResident(): readonly string[] {
  try {
    return formatFamily('process_resident_memory_bytes', 'gauge', [` ${process.memoryUsage.rss()}`]);
  } catch {
    return [];
  }
}

/** Open files and connections, where the system tells them in /proc. */
function formatFiles(): readonly string[] {
  try {
    const most = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return [
      ...formatFamily('process_open_fds', 'gauge', [` ${readdirSync('/proc/self/fd').length}`]),
      ...(most === undefined ? [] : formatFamily('process_max_fds', 'gauge', [` ${most}`])),
    ];
  } catch {
    return [];
  }
}

function add(answers: RouteStats, status: number, seconds: number): void {
  answers.byStatus.set(status, (answers.byStatus.get(status) ?? 0) + 1);
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) answers.buckets[bucket] = (answers.buckets[bucket] ?? 0) + 1;
  answers.sum += seconds;
  answers.count += 1;
}

const formatRequests = ([route, { byStatus }]: [string, RouteStats]): string[] =>
  [...byStatus].map(
    ([status, count]) => `{${formatLabel('route', route)},${formatLabel('status', String(status))}} ${count}`,
  );

function formatHistogram([route, { buckets, sum, count }]: [string, RouteStats]): string[] {
  const key = formatLabel('route', route);
  let total = 0;
  const lines = BUCKETS.map((bound, index) => {
    total += buckets[index] ?? 0;
    return `_bucket{${key},le="${bound}"} ${total}`;
  });
  return [...lines, `_bucket{${key},le="+Inf"} ${count}`, `_sum{${key}} ${sum}`, `_count{${key}} ${count}`];
}

const formatFamily = (name: string, type: string, samples: readonly string[]): string[] => [
  `# TYPE ${name} ${type}`,
  ...samples.map((sample) => `${name}${sample}`),
];
const formatLabel = (name: string, value: string): string => `${name}="${value.replaceAll(/["\\\n]/g, '')}"`;
const toSnakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
