import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findVersion } from './version.ts';

it('is the day and the name of the commit', () => {
  const said = execFileSync('git', ['log', '-1', '--abbrev=8', '--format=%cs %h'], { encoding: 'utf8' }).trim();
  const [date = '', commit = ''] = said.split(' ');
  expect(findVersion('')).toEqual({ version: expect.stringMatching(`^${date}-${commit}(-changed)?$`), date, commit });
});

it('is what is named where there is no history', () => {
  expect(findVersion('2026-11-30-3c62b759')).toEqual({
    version: '2026-11-30-3c62b759',
    date: '2026-11-30',
    commit: '3c62b759',
  });
});

it.each(['0.1.0', '2026-11-30', 'latest', '2026-11-30-../x'])('is never %s', (named) => {
  expect(() => findVersion(named)).toThrow('RELEASE_VERSION');
});
