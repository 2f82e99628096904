import { expect, it } from 'vitest';
import { createApiKey, readApiKeyId } from './api-key.ts';

it('a key names itself', () => {
  const { id, secret } = createApiKey();
  expect(secret).toMatch(/^tsl_live_[0-9A-Za-z]{46}$/);
  expect(readApiKeyId(secret)).toBe(id);
  expect(createApiKey().secret).not.toBe(secret);
});

it.each([
  ['another letter', (secret: string) => `${secret.slice(0, 20)}${secret[20] === 'x' ? 'y' : 'x'}${secret.slice(21)}`],
  ['too short', (secret: string) => secret.slice(0, -1)],
  ['a session', () => 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq'],
  ['nothing', () => ''],
])('%s is no key', (_, change) => {
  expect(readApiKeyId(change(createApiKey().secret))).toBeNull();
});
