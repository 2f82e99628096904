import { expect, it } from 'vitest';
import { findMailEncryption, requireEncryption } from './encrypt-smtp.ts';

it.each([
  ['smtps://a:b@smtp.example.de', 'tls'],
  ['smtp://a:b@smtp.example.de:465', 'tls'],
  ['smtp://a:b@smtp.example.de:587', 'starttls'],
  ['smtp://smtp.example.de', 'starttls'],
  ['smtp://a:b@10.0.0.5:25', 'starttls'],
  ['smtp://[2001:db8::1]:25', 'starttls'],
  ['smtp://localhost:25', 'optional'],
  ['smtp://127.0.0.1:25', 'optional'],
  ['smtp://[::1]:25', 'optional'],
  ['smtp://mail:25', 'optional'],
  ['smtp://localhost?requireTLS=true', 'starttls'],
  ['smtp://relay.example.de:25?ignoreTLS=true', 'clear'],
  ['smtp://relay.example.de:25?ignoreTLS=true&requireTLS=true', 'starttls'],
])('%s is sent to with encryption: %s', (url, encryption) => {
  expect(findMailEncryption(url)).toBe(encryption);
  expect(new URL(requireEncryption(url)).searchParams.get('requireTLS')).toBe(
    encryption === 'starttls' ? 'true' : null,
  );
});

it('leaves account and other options of an address as they are', () => {
  expect(requireEncryption('smtp://a%40b.de:p%2Fw@smtp.example.de:587?tls.servername=x')).toBe(
    'smtp://a%40b.de:p%2Fw@smtp.example.de:587?tls.servername=x&requireTLS=true',
  );
});
