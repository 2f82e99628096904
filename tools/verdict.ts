import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

export type Verdict = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of tests and stories that failed, as far as their reports tell. */
  readonly red: readonly string[];
  /** Tests and stories that were red first and green on their second try. */
  readonly flaky: readonly string[];
};

type VitestResult = {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
};
type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly VitestResult[];
  }[];
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
const NOTHING: Verdict = { passed: 0, failed: 0, skipped: 0, red: [], flaky: [] };

/** A step without tests of its own counts as one. */
export function judgeStep(passed: boolean): Verdict {
  return { ...NOTHING, [passed ? 'passed' : 'failed']: 1 };
}

/** Counts the tests of a Vitest report; a file that could not be loaded is a failure, too. Component tests have a second try. */
export async function judgeVitest(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<VitestReport>(path);
  if (!report) return judgeStep(false);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const flaky = listTests(report, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return failUnlessStepPassed(
    stepPassed,
    judgeFlaky({
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
      red: [
        ...unloaded.map(({ name }) => relative('.', name)),
        ...listTests(report, ({ status }) => status === 'failed'),
      ],
      flaky,
    }),
  );
}

/** Counts the stories of a Playwright report. */
export async function judgePlaywright(stepPassed: boolean, path: string): Promise<Verdict> {
  const report = await read<PlaywrightReport>(path);
  if (!report) return judgeStep(false);
  const flaky = listStories(report.suites, 'flaky');
  const { expected, unexpected, skipped } = report.stats;
  return failUnlessStepPassed(
    stepPassed,
    judgeFlaky({
      passed: expected + flaky.length,
      failed: unexpected,
      skipped,
      red: listStories(report.suites, 'unexpected'),
      flaky,
    }),
  );
}

/** Up to two flaky tests pass; more of them fail, all together. */
const judgeFlaky = (counted: Verdict): Verdict =>
  counted.flaky.length <= MOST_FLAKY
    ? counted
    : {
        ...counted,
        passed: counted.passed - counted.flaky.length,
        failed: counted.failed + counted.flaky.length,
      };

/** The sum of several verdicts. */
export function addVerdicts(verdicts: readonly Verdict[]): Verdict {
  const sum = (key: 'passed' | 'failed' | 'skipped') => verdicts.reduce((total, verdict) => total + verdict[key], 0);
  const list = (key: 'red' | 'flaky') => verdicts.flatMap((verdict) => verdict[key]);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    red: list('red'),
    flaky: list('flaky'),
  };
}

/** The closing lines of a run: each failed test, each flaky one, then 'N passed, N failed'. */
export function formatVerdict({ passed, failed, skipped, red, flaky }: Verdict): string {
  const closing = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...red.map((name) => `failed: ${name}`), ...flaky.map((name) => `flaky: ${name}`), closing].join('\n');
}

/** With the first line of what went wrong: logs of long runs are cut off in the middle. */
const listTests = ({ testResults }: VitestReport, isWanted: (test: VitestResult) => boolean): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isWanted)
      .map(({ fullName, failureMessages: [message = ''] }) =>
        [relative('.', name), fullName, message.trim().split('\n', 1)[0]].join(': '),
      ),
  );

function listStories(suites: readonly Suite[], wanted: 'flaky' | 'unexpected'): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...listStories(inner, wanted),
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === wanted).map(({ projectName }) => `${title} (${projectName})`),
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
