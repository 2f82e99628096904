import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { ensurePromtool } from '../../tools/promtool.ts';

const FOLDER = 'deploy/monitoring';
const WITHOUT = 'promtool is missing and could not be fetched: apt-get install prometheus';
const promtool = ensurePromtool();
if (promtool === null) process.stdout.write(`the alert rules are not tried: ${WITHOUT}\n`);

const unitTests = z.object({
  tests: z.array(z.object({ name: z.string(), alert_rule_test: z.array(z.object({ alertname: z.string() })) })),
});

const run = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', [...words], { cwd: FOLDER, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

describe('the alert rules', { timeout: 120_000 }, () => {
  it('about mails and payments are tried for 1 shop and for 200', () => {
    const { tests } = unitTests.parse(parse(readFileSync(`${FOLDER}/alerts.test.yml`, 'utf8')));
    for (const alert of [
      'TischleinMailsFail',
      'TischleinMailsRefused',
      'TischleinPaymentsUnclear',
      'TischleinMemory',
    ]) {
      const about = tests.filter((each) => each.alert_rule_test.some(({ alertname }) => alertname === alert));
      const names = about.map(({ name }) => name).join('; ');
      expect([alert, /\b1 (?:shop|and)/.test(names), names.includes('200')]).toEqual([alert, true, true]);
    }
  });

  it.skipIf(promtool === null)(
    `fire when they should, and are quiet otherwise${promtool === null ? `: ${WITHOUT}` : ''}`,
    () => {
      expect(run('test', 'rules', 'alerts.test.yml')).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
    },
  );

  it.skipIf(promtool === null)('are valid', () => {
    expect(run('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 });
  });
});
