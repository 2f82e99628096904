import { parseArgs } from 'node:util';

/** One load: who orders how often, who looks on, and what serves them. */
export interface LoadSettings {
  readonly name: string;
  readonly database: 'sqlite' | 'postgres';
  /** Servers on one database. */
  readonly processes: number;
  /** Orders a second; 0: as fast as they are answered. */
  readonly rate: number;
  /** Orders a second in every fourth part of the time; 0: no bursts. */
  readonly burst: number;
  readonly seconds: number;
  /** Ends when so many are placed. */
  readonly orders: number;
  /** Guests who have the menu open meanwhile. */
  readonly pages: number;
  /** Milliseconds in which 99 of 100 orders have to be answered; null: no bound. */
  readonly p99: number | null;
}

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const DEFAULTS = { processes: 1, rate: 5, burst: 0, seconds: 20, orders: UNLIMITED, pages: 0, p99: null } as const;

/** The bounds of reliability §5, each for a few seconds; then as many orders as there is time for. */
const STANDARD_LOADS: readonly LoadSettings[] = [
  { ...DEFAULTS, name: 'one shop', database: 'sqlite', pages: 500, p99: 300 },
  { ...DEFAULTS, name: 'chain', database: 'postgres', processes: 2, rate: 20, burst: 100, p99: 500 },
  { ...DEFAULTS, name: 'rush', database: 'sqlite', rate: 0, seconds: 10 },
];

const NUMBERS = ['processes', 'rate', 'burst', 'seconds', 'orders', 'pages', 'p99'] as const;

/** What the command line asks for: one load of its own, or all that have a bound. */
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
