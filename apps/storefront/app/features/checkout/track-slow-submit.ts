const SLOW_MS = 2000;

/** 'A submit that takes longer than 2000 ms is tracked' (S2 §4), while it still runs: the slowest never come to an end. */
export async function trackSlowSubmit<Value>(submit: Promise<Value>, report: () => void): Promise<Value> {
  const timer = setTimeout(report, SLOW_MS);
  return submit.finally(() => clearTimeout(timer));
}
