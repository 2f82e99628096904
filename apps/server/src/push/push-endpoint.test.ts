import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canEncryptFor, isPushEndpoint } from './push-endpoint.ts';

describe('endpoints of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is called', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://guest:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@169.254.169.254/latest',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evilpush.apple.com.example.org/abc',
    'https://notpush.services.mozilla.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'https://metadata.google.internal/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('%s is not', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});

describe('keys of a subscription', () => {
  const auth = randomBytes(16).toString('base64url');
  const p256dh = createECDH('prime256v1').generateKeys('base64url');

  it('are a point on the curve and 16 bytes', () => {
    expect(canEncryptFor({ p256dh, auth })).toBe(true);
  });

  it.each([
    [
      'no point on the curve',
      { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'), auth },
    ],
    ['a point that is too short', { p256dh: p256dh.slice(0, 40), auth }],
    ['a secret that is too short', { p256dh, auth: auth.slice(0, 16) }],
  ])('are not %s', (_, keys) => {
    expect(canEncryptFor(keys)).toBe(false);
  });
});
