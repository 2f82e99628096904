import { expect, it } from 'vitest';
import { isForRelease } from './own-files.ts';

it.each([
  ['deploy', true],
  ['deploy/compose.yaml', true],
  ['deploy/.env.example', true],
  ['docs/operations/secrets', true],
  ['deploy/.env', false],
  ['deploy/secrets', false],
])('the release contains %s: %s', (path, isPart) => {
  expect(isForRelease(path)).toBe(isPart);
});
