import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addVerdicts, formatVerdict, judgePlaywright, judgeStep, judgeVitest } from './verdict.ts';

describe('the verdict of npm test', () => {
  it('adds up the steps', () => {
    const stories = {
      passed: 40,
      failed: 2,
      skipped: 1,
      red: ['an order is paid (phone)'],
      flaky: ['an order is placed (phone)'],
    };
    expect(addVerdicts([judgeStep(true), judgeStep(false), stories])).toEqual({ ...stories, passed: 41, failed: 3 });
  });

  it('names what failed, and counts a test file that could not be loaded', async () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    const passed = { status: 'passed', fullName: 'fine', failureMessages: [] };
    const failed = {
      status: 'failed',
      fullName: 'a sum is right',
      failureMessages: ['expected 1 to be 2\n    at sum'],
    };
    const testResults = [
      { name: resolve('a.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('b.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      { name: resolve('c.test.ts'), status: 'passed', assertionResults: [passed] },
    ];
    const verdict = await judgeVitest(false, await save({ ...report, testResults }));
    expect(formatVerdict(verdict)).toBe(
      'failed: a.test.ts\nfailed: b.test.ts: a sum is right: expected 1 to be 2\n7 passed, 2 failed',
    );
  });

  it.each([
    [2, { passed: 3, failed: 0 }],
    [3, { passed: 1, failed: 3 }],
  ])('names %s tests that were green on their second try, and fails from three on', async (count, expected) => {
    const report = { numPassedTests: count + 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    const flaky = { status: 'passed', fullName: 'a page opens', failureMessages: ['it was late'] };
    const assertionResults = [
      { status: 'passed', fullName: 'fine', failureMessages: [] },
      ...Array.from({ length: count }, () => flaky),
    ];
    const testResults = [{ name: resolve('a.test.ts'), status: 'passed', assertionResults }];
    const verdict = await judgeVitest(true, await save({ ...report, testResults }));
    expect(verdict).toMatchObject(expected);
    expect(verdict.flaky[0]).toBe('a.test.ts: a page opens: it was late');
  });

  it('names the stories that failed', async () => {
    const report = { ...storiesWithFlaky(0), suites: [{ specs: [aStory('unexpected', 'an order is paid')] }] };
    expect(formatVerdict(await judgePlaywright(false, await save(report)))).toBe(
      'failed: an order is paid (phone)\n5 passed, 1 failed, 2 skipped',
    );
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

const aStory = (status: string, title: string) => ({ title, tests: [{ projectName: 'phone', status }] });

/** Five green stories, two skipped ones, and these. */
function storiesWithFlaky(count: number): object {
  const flaky = Array.from({ length: count }, (_, index) => aStory('flaky', `story ${index + 1}`));
  const suites = [{ specs: [aStory('expected', 'a green one')], suites: [{ specs: flaky }] }];
  return { suites, stats: { expected: 5, unexpected: 0, flaky: count, skipped: 2 } };
}

async function save(report: object): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'tischlein-verdict-')), 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}
