import { parseArgs } from 'node:util';

export interface LoadSettings {
  readonly name: string;
  readonly database: 'sqlite' | 'postgres';
  /** Server processes on one database. */
  readonly processes: number;
  /** Orders per second; 0: as fast as they are answered. */
  readonly rate: number;
  /** Orders per second in every fourth interval; 0: no bursts. */
  readonly burst: number;
  readonly seconds: number;
  /** Maximum number of orders. */
  readonly orders: number;
  /** Guests with an open menu. */
  readonly pages: number;
  /** Bound of the 99th percentile in milliseconds; null: no bound. */
  readonly p99: number | null;
}

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const DEFAULTS = { processes: 1, rate: 5, burst: 0, seconds: 20, orders: UNLIMITED, pages: 0, p99: null } as const;

/** The service levels of docs/reliability.md for a few seconds each, then as many orders as possible. */
const STANDARD_LOADS: readonly LoadSettings[] = [
  { ...DEFAULTS, name: 'one shop', database: 'sqlite', pages: 500, p99: 300 },
  { ...DEFAULTS, name: 'chain', database: 'postgres', processes: 2, rate: 20, burst: 100, p99: 500 },
  { ...DEFAULTS, name: 'rush', database: 'sqlite', rate: 0, seconds: 10 },
];

const NUMBERS = ['processes', 'rate', 'burst', 'seconds', 'orders', 'pages', 'p99'] as const;

/** Parses the command line: one custom load, or the standard ones. */
export function readLoads(words: readonly string[]): readonly LoadSettings[] {
  if (words.length === 0) return STANDARD_LOADS;
  const text = { type: 'string' } as const;
  const numbers = { processes: text, rate: text, burst: text, seconds: text, orders: text, pages: text, p99: text };
  const { values } = parseArgs({ args: [...words], options: { database: text, ...numbers } });
  const numbersGiven = NUMBERS.flatMap((name) =>
    values[name] === undefined ? [] : [[name, readNumber(name, values[name])]],
  );
  const database = values.database === 'postgres' ? 'postgres' : 'sqlite';
  return [{ ...DEFAULTS, name: 'load', database, ...Object.fromEntries(numbersGiven) }];
}

function readNumber(name: string, text: string): number {
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name}: a number is expected, not ${text}`);
}
