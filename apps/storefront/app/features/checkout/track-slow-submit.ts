const SLOW_MS = 2000;

/**
 * S2 §4 Checkout steps: 'A submit that takes longer than 2000 ms is tracked'. Reported while still running, because the
 * slowest ones never finish.
 */
export async function trackSlowSubmit<Value>(submit: Promise<Value>, report: () => void): Promise<Value> {
  const timer = setTimeout(report, SLOW_MS);
  return submit.finally(() => clearTimeout(timer));
}
