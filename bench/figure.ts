export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** 'at least 0.5'; empty for a figure without a bound. */
  readonly bound: string;
  readonly holds: boolean;
}

const roundValue = (value: number): number => Number(value.toPrecision(4));

interface Bound {
  readonly bound: number;
  readonly unit?: string;
}

export function atLeast(name: string, value: number, { bound, unit = '' }: Bound): Figure {
  return { name, value: roundValue(value), unit, bound: `at least ${bound}`, holds: value >= bound };
}

export function atMost(name: string, value: number, { bound, unit = '' }: Bound): Figure {
  return { name, value: roundValue(value), unit, bound: `at most ${bound}`, holds: value <= bound };
}

/** A figure that explains another one and has no bound. */
export const withoutBound = (name: string, value: number, unit: string): Figure => ({
  name,
  value: roundValue(value),
  unit,
  bound: '',
  holds: true,
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
