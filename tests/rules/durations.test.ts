import { expect, it } from 'vitest';
import { committedFiles, linesWith } from './committed-files.ts';

const ARITHMETIC = /\b60 \* 60\b|\b24 \* 60\b|_MS = .*\* 60_?000|seconds\w*(?:: number)? ?[:=] [^;]*\d \* 60\b/i;

// docs/style.md 4
it('durations come from minutes(5), hours(1) and days(30), not from arithmetic', () => {
  const code = committedFiles(/^(apps|packages)\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  expect(
    linesWith(
      ARITHMETIC,
      code.filter(({ path }) => path !== 'packages/domain/src/durations.ts'),
    ),
  ).toEqual([]);
});
