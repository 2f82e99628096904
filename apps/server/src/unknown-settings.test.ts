import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTING_NAMES } from './env.ts';
import { describeMistyped, findUnknownSettings } from './unknown-settings.ts';

describe('names that are no settings', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tischlein-settings-'));
    file = join(folder, 'settings.env');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const look = (environment: Readonly<Record<string, string>>, text = '') => {
    writeFileSync(file, text);
    return findUnknownSettings({ SETTINGS_FILE: file, ...environment }, SETTING_NAMES);
  };

  it.each([
    ['two letters swapped', 'SMPT_URL', 'SMTP_URL'],
    ['a letter too few', 'TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['another ending', 'DATABASE_URI', 'DATABASE_URL'],
    ['a file with a secret', 'SMTP_URLFILE', 'SMTP_URL_FILE'],
  ])('are named with the setting that is meant: %s', (_, name, meant) => {
    expect(look({ [name]: 'x' })).toEqual([{ name, meant, file: null }]);
    const [inFile] = look({ [name]: 'x' }, `${name}=x`);
    expect(inFile).toEqual({ name, meant, file });
    expect(describeMistyped(inFile ? [inFile] : [])).toMatch(
      new RegExp(`^${name} ist keine Einstellung.* ${meant}\\. Bitte`),
    );
  });

  it('are all named in the settings file, which is ours alone, and stop no start if they resemble nothing', () => {
    const found = look({}, 'BESTELLHOTLINE=1\nSMTP_URL=smtp://a\n# OLD_NAME=1\nNODE_EXTRA_CA_CERTS=/x\n');
    expect(found).toEqual([{ name: 'BESTELLHOTLINE', meant: null, file }]);
    expect(describeMistyped(found)).toBeNull();
  });

  it.each([
    ['of the system', { HOME: '/', HOSTNAME: 'x', PATH: '/bin', LANGUAGE: 'de', SHELL: 'sh' }],
    ['of other programs beside the setting that they resemble', { DATABASE_URI: 'x', DATABASE_URL: 'postgres://a' }],
    ['of settings', { SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/x', DEMO: 'off' }],
  ])('do not include those %s', (_, environment) => {
    expect(look(environment)).toEqual([]);
  });
});
