import { describe, expect, it } from 'vitest';
import { GEOCODER_PRESETS, GEOCODER_PROVIDERS, resolveGeocoder } from './geocoders.ts';
import { findMailFailure, isMailHost, isSameAccount, toMailEncryption } from './mail-server.ts';
import { OSM_CREDIT, resolveTiles, TILE_PRESETS } from './map-tiles.ts';

const stored = { host: 'mail.example.org', port: 587, user: 'shop@example.org' };

describe('the stored password of a mail server', () => {
  it.each([
    ['the same account', {}, true],
    ['another server', { host: 'mail.example.net' }, false],
    ['another port', { port: 465 }, false],
    ['another user', { user: 'chef@example.org' }, false],
  ])('%s: may be used unseen', (_, draft, mayBeUsed) => {
    expect(isSameAccount(stored, { ...stored, ...draft })).toBe(mayBeUsed);
  });
});

it.each([
  ['mail.example.org', true],
  ['localhost', true],
  ['mailpit', true],
  ['10.0.0.5', true],
  ['7.example.org', true],
  ['1', false],
  ['134744072', false],
  ['0x7f', false],
  ['127.1', false],
  ['256.0.0.1', false],
  ['10.0.0.5.', false],
  ['mail.0x1', false],
  ['mail example.org', false],
  ['', false],
])('a mail server may be called "%s": %s', (host, isOne) => {
  expect(isMailHost(host)).toBe(isOne);
});

it.each([
  ['mail.example.org', 465, 'tls'],
  ['mail.example.org', 587, 'starttls'],
  ['mail.example.org', 25, 'starttls'],
  ['10.0.0.5', 25, 'starttls'],
  ['127.0.0.1', 1025, 'optional'],
  ['localhost', 25, 'optional'],
  ['mailpit', 1025, 'optional'],
  ['localhost', 465, 'tls'],
] as const)('%s:%i is spoken to with %s', (host, port, encryption) => {
  expect(toMailEncryption({ host, port })).toBe(encryption);
});

it.each([
  ['EAUTH', '', 'signIn'],
  ['EDNS', '', 'hostUnknown'],
  ['ESOCKET', '', 'unreachable'],
  ['ETLS', '', 'tls'],
  ['EENVELOPE', 'MAIL FROM', 'senderRefused'],
  ['EENVELOPE', 'RCPT TO', 'recipientRefused'],
  ['EMESSAGE', 'DATA', 'refused'],
  ['', '', 'refused'],
] as const)('%s at "%s" is %s', (code, command, failure) => {
  expect(findMailFailure({ code, command })).toBe(failure);
});

describe('map tiles', () => {
  it('of a preset are credited as its terms ask', () => {
    expect(resolveTiles({ provider: 'basemap', url: '', credit: '' })).toEqual(TILE_PRESETS.basemap);
  });

  it.each([
    ['', OSM_CREDIT.name],
    ['Stadtwerke', 'Stadtwerke'],
  ])('of an own server with the credit "%s" name %s', (credit, name) => {
    const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
    expect(resolveTiles({ provider: 'own', url, credit })).toMatchObject({ url, credit: { name } });
  });
});

describe('a geocoder', () => {
  it('of each preset has an address', () => {
    const presets = GEOCODER_PROVIDERS.filter((provider) => provider in GEOCODER_PRESETS);
    for (const provider of presets)
      expect(resolveGeocoder({ provider, url: '', key: 'k' }).url).toMatch(/^https:\/\/[a-z]/);
  });

  it('takes its key as a parameter, whatever it contains', () => {
    const { url } = resolveGeocoder({ provider: 'google', url: '', key: 'a&b=c' });
    expect(new URL(url).searchParams.get('key')).toBe('a&b=c');
  });

  it('of an own server keeps its address', () => {
    const url = 'http://photon.lan:2322';
    expect(resolveGeocoder({ provider: 'ownPhoton', url, key: '' })).toEqual({ kind: 'photon', url });
  });
});
