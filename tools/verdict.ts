import { readFile } from 'node:fs/promises';

export type Verdict = { readonly passed: number; readonly failed: number; readonly skipped: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

const NOTHING: Verdict = { passed: 0, failed: 0, skipped: 0 };

/** A step without tests counts as one test. */
export function ofStep(passed: boolean): Verdict {
  return { ...NOTHING, [passed ? 'passed' : 'failed']: 1 };
}

/** The tests of a Vitest report; a file that could not be loaded counts as a failure. */
export async function ofVitest(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<VitestReport>(path);
  if (!report) return ofStep(false);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return neverSilent(stepPassed, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The stories of a Playwright report; a flaky one counts as failed. */
export async function ofPlaywright(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<PlaywrightReport>(path);
  if (!report) return ofStep(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return neverSilent(stepPassed, { passed: expected, failed: unexpected + flaky, skipped });
}

export function added(verdicts: readonly Verdict[]): Verdict {
  const sum = (key: keyof Verdict) => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

// A step that failed outside its tests (a crash, no tests found) is a failure, whatever its report says.
function neverSilent(stepPassed: boolean, counted: Verdict): Verdict {
  return !stepPassed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function read<Report>(path: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(path, 'utf8').catch(() => 'null')) ?? undefined;
}
