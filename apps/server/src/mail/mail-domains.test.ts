import { afterEach, expect, it } from 'vitest';
import { startFakeDns } from '../../../../tests/support/fake-dns.ts';
import { systemClock } from '../clock.ts';
import { createMailDomains } from './mail-domains.ts';

const ZONE = {
  'web.example.org': [['MX', '10 mail.example.org']],
  'old.example.org': [['A', '192.0.2.7']],
  'new.example.org': [['AAAA', '2001:db8::7']],
  'nullmx.example.org': [['MX', '0 ']],
  'empty.example.org': [['TXT', 'v=spf1 -all']],
  'silent.example.org': null,
  'xn--mller-kva.example.org': [['MX', '10 mail.example.org']],
} as const;

const opened: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function openDomains(smtpUrl: string | null = 'smtp://mail.example.org') {
  const dns = await startFakeDns(ZONE);
  opened.push(dns);
  return { dns, domains: createMailDomains({ settings: { smtpUrl }, clock: systemClock, dnsServer: dns.server }) };
}

it.each([
  ['ada@web.example.org', 'takesMail'],
  ['ada@müller.example.org', 'takesMail'],
  ['ada@old.example.org', 'takesMail'],
  ['ada@new.example.org', 'takesMail'],
  ['ada@nullmx.example.org', 'takesNone'],
  ['ada@empty.example.org', 'takesNone'],
  ['ada@missing.example.org', 'takesNone'],
  ['ada@shop.test', 'takesNone'],
  ['ada@shop.invalid', 'takesNone'],
  ['ada@shop.example', 'takesNone'],
])('%s %s', async (email, state) => {
  const { domains } = await openDomains();
  expect(await domains.check(email)).toBe(state);
});

it('a name server that does not answer holds nothing against an address, within two seconds', async () => {
  const { domains } = await openDomains();
  const before = performance.now();
  expect(await domains.check('ada@silent.example.org')).toBe('unknown');
  expect(performance.now() - before).toBeLessThan(3000);
});

it('a name server that cannot be reached holds nothing against an address', async () => {
  const domains = createMailDomains({
    settings: { smtpUrl: 'smtp://a' },
    clock: systemClock,
    dnsServer: '127.0.0.1:9',
  });
  expect(await domains.check('ada@web.example.org')).toBe('unknown');
});

it('asks once, and never while mails are files', async () => {
  const { dns, domains } = await openDomains();
  await domains.check('ada@web.example.org');
  await domains.check('eve@web.example.org');
  expect(dns.asked).toEqual(['web.example.org']);
  const files = await openDomains(null);
  expect(await files.domains.check('ada@missing.example.org')).toBe('unknown');
  expect(files.dns.asked).toEqual([]);
});
