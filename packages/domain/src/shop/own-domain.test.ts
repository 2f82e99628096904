import { describe, expect, it } from 'vitest';
import { isShopDomain } from './index.ts';

describe('the domain of a shop', () => {
  it.each(['roma.de', 'bestellen.roma.example', 'xn--mnchen-3ya.de', 'a.co', '1a-pizza.de'])('can be %s', (domain) => {
    expect(isShopDomain(domain)).toBe(true);
  });

  it.each([
    'localhost',
    'roma.localhost',
    'fritz.box.local',
    'kasse.internal',
    'router.lan',
    'a.home.arpa',
    'com',
    '127.0.0.1',
    '1.2.3',
    '127.1',
    '0x7f.1',
    '[::1]',
    '::1',
    'roma.de:8443',
    'roma.de.',
    '.roma.de',
    'roma..de',
    '-a.de',
    'https://roma.de',
    'roma.de/',
    'roma.1',
    'ROMA.de',
    'roma de',
    '',
    'a_b.de',
    `${'a'.repeat(64)}.de`,
  ])('is never %j', (domain) => {
    expect(isShopDomain(domain)).toBe(false);
  });
});
