import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MOST_CHARACTERS = 72;
/** Commits written before are as they are. A time and not a commit, which a shallow clone may lack. */
const HELD_SINCE = Date.parse('2026-11-29T00:00:00Z');

const log = execFileSync('git', ['log', '--no-merges', '--format=%at %s'], { encoding: 'utf8' });
const subjects = log
  .split('\n')
  .filter((line) => Number.parseInt(line, 10) * 1000 >= HELD_SINCE)
  .map((line) => line.slice(line.indexOf(' ') + 1));

it(`commit subjects have at most ${MOST_CHARACTERS} characters`, () => {
  expect(subjects.filter((subject) => subject.length > MOST_CHARACTERS)).toEqual([]);
});

it('commit subjects name one change', () => {
  expect(subjects.filter((subject) => subject.includes(';'))).toEqual([]);
});
