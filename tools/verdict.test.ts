import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addVerdicts, formatVerdict, judgePlaywright, judgeStep, judgeVitest } from './verdict.ts';

describe('the verdict of npm test', () => {
  it('adds up the steps', () => {
    const stories = { passed: 40, failed: 2, skipped: 1, flaky: ['an order is placed (phone)'] };
    expect(addVerdicts([judgeStep(true), judgeStep(false), stories])).toEqual({ ...stories, passed: 41, failed: 3 });
  });

  it('counts a test file that could not be loaded as a failure', async () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(await judgeVitest(false, await save({ ...report, testResults }))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 0,
      flaky: [],
    });
  });

  it('names up to two stories that were green on their second try, and passes', async () => {
    const verdict = await judgePlaywright(true, await save(storiesWithFlaky(2)));
    expect(verdict).toMatchObject({ passed: 7, failed: 0, skipped: 2 });
    expect(formatVerdict(verdict)).toBe(
      'flaky: story 1 (phone)\nflaky: story 2 (phone)\n7 passed, 0 failed, 2 skipped',
    );
  });

  it('fails when more than two stories were green on their second try only', async () => {
    const verdict = await judgePlaywright(true, await save(storiesWithFlaky(3)));
    expect(verdict).toMatchObject({ passed: 5, failed: 3 });
    expect(verdict.flaky).toHaveLength(3);
  });

  it.each([judgeVitest, judgePlaywright])('fails without a report', async (judge) => {
    expect(await judge(true, '/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails when the step crashed after its tests passed', async () => {
    const verdict = await judgePlaywright(false, await save(storiesWithFlaky(0)));
    expect(verdict).toMatchObject({ passed: 5, failed: 1 });
  });
});

/** Five green stories, two skipped ones, and these. */
function storiesWithFlaky(count: number): object {
  const story = (status: string, title: string) => ({ title, tests: [{ projectName: 'phone', status }] });
  const flaky = Array.from({ length: count }, (_, index) => story('flaky', `story ${index + 1}`));
  const suites = [{ specs: [story('expected', 'a green one')], suites: [{ specs: flaky }] }];
  return { suites, stats: { expected: 5, unexpected: 0, flaky: count, skipped: 2 } };
}

async function save(report: object): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'tischlein-verdict-')), 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}
