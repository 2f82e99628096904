import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { added, ofPlaywright, ofStep, ofVitest } from './verdict.ts';

describe('the verdict of npm test', () => {
  it('adds up the results of the steps', () => {
    expect(added([ofStep(true), ofStep(false), { passed: 40, failed: 2, skipped: 1 }])).toEqual({
      passed: 41,
      failed: 3,
      skipped: 1,
    });
  });

  it('counts a test file that could not be loaded as a failure', async () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(await ofVitest(false, await saved({ ...report, testResults }))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 0,
    });
  });

  it('counts a story that passed only on its second try as a failure', async () => {
    const report = await saved({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 2 } });
    expect(await ofPlaywright(true, report)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it.each([ofVitest, ofPlaywright])('counts a run without a report as a failure', async (verdict) => {
    expect(await verdict(true, '/nowhere/report.json')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a crash as a failure even if all tests passed', async () => {
    const report = await saved({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(await ofPlaywright(false, report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });
});

async function saved(report: object): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'tischlein-verdict-')), 'report.json');
  await writeFile(path, JSON.stringify(report));
  return path;
}
