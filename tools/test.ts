import { rm } from 'node:fs/promises';
import { ensureBrowser } from './browser.ts';
import { isBuilt } from './build-stamp.ts';
import { RULES } from './check.ts';
import { runStep, type Step } from './steps.ts';
import { added, ofPlaywright, ofStep, ofVitest, type Verdict } from './verdict.ts';

const VITEST_REPORT = 'test-results/tests.json';
const STORIES_REPORT = 'test-results/stories.json';

const TESTS: Step = {
  name: 'unit and call tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
};
const BUILD: Step = { name: 'build', command: ['node', 'tools/build.ts'] };
const STORIES: Step = { name: 'browser stories', command: ['playwright', 'test', '-c', 'tests/browser'] };

await rm('test-results', { recursive: true, force: true });
const verdicts: Verdict[] = [];
for (const rule of RULES) verdicts.push(ofStep(await runStep(rule)));
verdicts.push(await ofVitest(await runStep(TESTS), VITEST_REPORT));
const built = (await isBuilt()) || (await runStep(BUILD));
verdicts.push(ofStep(built));
verdicts.push(built ? await runStories() : ofStep(false));

const { passed, failed, skipped } = added(verdicts);
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);

async function runStories(): Promise<Verdict> {
  const browser = ensureBrowser();
  if (browser) {
    process.env['CHROMIUM_PATH'] = browser;
    return ofPlaywright(await runStep(STORIES), STORIES_REPORT);
  }
  process.stdout.write('No browser here and none could be installed: install Chromium or name it in CHROMIUM_PATH.\n');
  return ofStep(false);
}
