import { parseArgs } from 'node:util';

export interface LoadSettings {
  readonly name: string;
  readonly database: 'sqlite' | 'postgres';
  /** Server processes on one database; more than one need PostgreSQL. */
  readonly nodes: number;
  /** Orders per second; 0: as fast as they are answered. */
  readonly rate: number;
  /** Orders per second in every fourth interval; 0: no bursts. */
  readonly burst: number;
  readonly seconds: number;
  /** Maximum number of orders. */
  readonly orders: number;
  /** Guests with an open menu. */
  readonly pages: number;
  /** Seconds between two kills of a node, which is started again; 0: none. */
  readonly killEvery: number;
  /** Crashes of PostgreSQL, spread over the load. */
  readonly restarts: number;
  /** Bound of the 99th percentile in milliseconds; null: no bound. */
  readonly p99: number | null;
  /** How often a guest sends an order until it is answered; absent: forty times. */
  readonly attempts?: number;
  /** How long a guest waits for an answer; absent: ten seconds. */
  readonly patienceMs?: number;
}

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const DEFAULTS = {
  nodes: 1,
  rate: 5,
  burst: 0,
  seconds: 20,
  orders: UNLIMITED,
  pages: 0,
  killEvery: 0,
  restarts: 0,
  p99: null,
} as const;

/** Two loads of a few seconds with a limit for slow answers, then as many orders as possible. */
const STANDARD_LOADS: readonly LoadSettings[] = [
  { ...DEFAULTS, name: 'one shop', database: 'sqlite', pages: 500, p99: 300 },
  { ...DEFAULTS, name: 'chain', database: 'postgres', nodes: 2, rate: 20, burst: 100, p99: 500 },
  { ...DEFAULTS, name: 'rush', database: 'sqlite', rate: 0, seconds: 10 },
];

const NUMBERS = {
  nodes: 'nodes',
  rate: 'rate',
  burst: 'burst',
  seconds: 'seconds',
  orders: 'orders',
  pages: 'pages',
  'kill-every': 'killEvery',
  restarts: 'restarts',
  p99: 'p99',
} as const;

const FULL_SPEED_SECONDS = 30;

/**
 * Parses the command line: one custom load, or the standard ones. `--nodes N` alone: at full speed on one node, then on N,
 * so that both are measured in one run on the same cores.
 */
export function readLoads(words: readonly string[]): readonly LoadSettings[] {
  if (words.length === 0) return STANDARD_LOADS;
  const { values } = parseArgs({
    args: [...words],
    options: {
      database: { type: 'string' },
      ...Object.fromEntries(Object.keys(NUMBERS).map((option) => [option, { type: 'string' } as const])),
    },
  });
  const numbers = Object.entries(NUMBERS).flatMap(([option, name]) => {
    const text = Reflect.get(values, option);
    return typeof text === 'string' ? [[name, readNumber(option, text)] as const] : [];
  });
  const given: Partial<LoadSettings> = Object.fromEntries(numbers);
  const hasNodes = (given.nodes ?? 1) > 1;
  const database = values.database === 'postgres' || hasNodes ? 'postgres' : 'sqlite';
  const custom: LoadSettings = { ...DEFAULTS, name: 'load', database, ...given };
  if (!hasNodes || given.rate !== undefined) return [custom];
  const fullSpeed = { ...custom, rate: 0, seconds: given.seconds ?? FULL_SPEED_SECONDS };
  const alone = { ...fullSpeed, nodes: 1, killEvery: 0, restarts: 0, orders: UNLIMITED, seconds: FULL_SPEED_SECONDS };
  return [
    { ...alone, name: 'one node' },
    { ...fullSpeed, name: `${fullSpeed.nodes} nodes` },
  ];
}

function readNumber(name: string, text: string): number {
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name}: a number is expected, not ${text}`);
}
