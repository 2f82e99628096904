import { readFile } from 'node:fs/promises';

export type Verdict = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Stories that were red first and green on their second try. */
  readonly flaky: readonly string[];
};

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
};
type PlaywrightReport = {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
};

const MOST_FLAKY = 2;
const NOTHING: Verdict = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** A step without tests of its own counts as one. */
export function judgeStep(passed: boolean): Verdict {
  return { ...NOTHING, [passed ? 'passed' : 'failed']: 1 };
}

/** Counts the tests of a Vitest report; a file that could not be loaded is a failure, too. */
export async function judgeVitest(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<VitestReport>(path);
  if (!report) return judgeStep(false);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return failUnlessStepPassed(stepPassed, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  });
}

/** Counts the stories of a Playwright report. Up to two flaky ones pass; more of them fail, all together. */
export async function judgePlaywright(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<PlaywrightReport>(path);
  if (!report) return judgeStep(false);
  const flaky = listFlaky(report.suites);
  const { expected, unexpected, skipped } = report.stats;
  const isTolerable = flaky.length <= MOST_FLAKY;
  return failUnlessStepPassed(stepPassed, {
    passed: expected + (isTolerable ? flaky.length : 0),
    failed: unexpected + (isTolerable ? 0 : flaky.length),
    skipped,
    flaky,
  });
}

/** The sum of several verdicts. */
export function addVerdicts(verdicts: readonly Verdict[]): Verdict {
  const sum = (key: 'passed' | 'failed' | 'skipped') => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  const flaky = verdicts.flatMap((verdict) => verdict.flaky);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky };
}

/** The closing lines of a run: each flaky story, then 'N passed, N failed'. */
export function formatVerdict({ passed, failed, skipped, flaky }: Verdict): string {
  const closing = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...flaky.map((name) => `flaky: ${name}`), closing].join('\n');
}

function listFlaky(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...listFlaky(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
    ),
  ]);
}

// A step that failed outside its tests (a crash, no tests found) is a failure, whatever its report says.
function failUnlessStepPassed(stepPassed: boolean, counted: Verdict): Verdict {
  return !stepPassed && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function read<Report>(path: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(path, 'utf8').catch(() => 'null')) ?? undefined;
}
