import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { isBuilt } from './build-stamp.ts';
import { runStep, type Step } from './steps.ts';
import { addVerdicts, formatVerdict, judgePlaywright, judgeStep, judgeVitest, type Verdict } from './verdict.ts';

// The tests start many processes of the same code.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

const VITEST_REPORT = 'test-results/tests.json';
const STORIES_REPORT = 'test-results/stories.json';

/** Runs Vitest with these arguments. */
export async function runTests(name: string, parameters: readonly string[], env: Step['env'] = {}): Promise<Verdict> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const passed = await runStep({ name, command: ['vitest', 'run', ...parameters, ...reporters], env });
  return judgeVitest(passed, VITEST_REPORT);
}

/** Builds if necessary. */
export const ensureBuilt = async (): Promise<boolean> =>
  (await isBuilt()) || runStep({ name: 'build', command: ['node', 'tools/build.ts'] });

/** Builds if necessary and runs the browser stories, or those of another folder, with these arguments. */
export async function runStories(
  name: string,
  parameters: readonly string[] = [],
  folder = 'tests/browser',
): Promise<Verdict> {
  if (!(await ensureBuilt())) return addVerdicts([judgeStep(false), judgeStep(false)]);
  const passed = await runStep({ name, command: ['playwright', 'test', '-c', folder, ...parameters] });
  return addVerdicts([judgeStep(true), await judgePlaywright(passed, STORIES_REPORT)]);
}

/** Makes the pages of all following tests note which texts of the specification they show. */
export async function recordTexts(): Promise<void> {
  process.env['SHOWN_TEXTS'] = resolve('test-results/shown-texts');
  await mkdir(process.env['SHOWN_TEXTS'], { recursive: true });
}

/** Every text that the specification quotes was shown. */
export async function compareTexts(): Promise<Verdict> {
  return judgeStep(await runStep({ name: 'literal texts', command: ['node', 'tests/browser/texts/compare-texts.ts'] }));
}

/** Names the browser to all steps that need one; a run without a browser fails. */
export function findBrowserForSteps(): Verdict {
  const browser = ensureBrowser();
  if (browser) process.env['CHROMIUM_PATH'] = browser;
  else process.stdout.write('No browser found and none could be installed: install Chromium or set CHROMIUM_PATH.\n');
  return judgeStep(browser !== undefined);
}

/** Prints the closing lines and sets the exit code. */
export function conclude(verdicts: readonly Verdict[]): void {
  const verdict = addVerdicts(verdicts);
  process.exitCode = verdict.failed > 0 ? 1 : 0;
  process.stdout.write(`\n${formatVerdict(verdict)}\n`);
}
