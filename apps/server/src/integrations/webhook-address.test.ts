import { expect, it } from 'vitest';
import { isWebhookUrl } from './webhook-address.ts';

it.each([
  ['https://kasse.example.com/tischlein', true],
  ['https://kasse.example.com:8443/tischlein', true],
  ['http://kasse.example.com/tischlein', false],
  ['https://kasse.example.com:22/', false],
  ['https://user:secret@kasse.example.com/', false],
  ['https://localhost/', false],
  ['https://drucker.local/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://93.184.216.34/', true],
  ['ftp://kasse.example.com/', false],
  ['kasse.example.com', false],
])('a webhook may call %s: %s', (url, isAllowed) => {
  expect(isWebhookUrl(url)).toBe(isAllowed);
});
