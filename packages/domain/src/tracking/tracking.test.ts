import { describe, expect, it } from 'vitest';
import { cleanPage, cleanReferrer } from './clean-address.ts';
import { isConsentAsked, isLocalHost, planTracking } from './consent.ts';
import { rateVital } from './rate-vital.ts';

const NOTHING = { countsPages: false, sendsVisits: false, keepsIds: false };
const PAGES_ONLY = { ...NOTHING, countsPages: true };

describe('what is tracked (S3 A5, R7)', () => {
  it.each([
    ['no decision yet: pages without an id', true, null, 'pizza.example', PAGES_ONLY],
    ['refused: pages without an id', true, 'refused', 'pizza.example', PAGES_ONLY],
    ['given: visits too', true, 'given', 'pizza.example', { countsPages: true, sendsVisits: true, keepsIds: true }],
    ['given, then the shop switches it off', false, 'given', 'pizza.example', PAGES_ONLY],
    ['given on localhost: nothing is sent', true, 'given', 'localhost', { ...NOTHING, keepsIds: true }],
    ['no decision on localhost', true, null, '127.0.0.1', NOTHING],
  ] as const)('%s', (_, isEnabled, consent, host, plan) => {
    expect(planTracking({ isEnabled, consent, host })).toEqual(plan);
  });

  it.each(['localhost', 'LOCALHOST', 'mitte.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1', '0.0.0.0'])(
    '%s is this machine',
    (host) => expect(isLocalHost(host)).toBe(true),
  );

  it.each(['pizza.example', 'localhost.example', '127.0.0.1.example', '192.168.0.7', 'mylocalhost', ''])(
    '%s is another machine',
    (host) => expect(isLocalHost(host)).toBe(false),
  );
});

describe('the question for consent', () => {
  const arriving = { isEnabled: true, consent: null, hasItems: false, isReturning: false } as const;

  it.each([
    ['on arrival', {}, false],
    ['after the first dish', { hasItems: true }, true],
    ['at the second visit', { isReturning: true }, true],
    ['after a refusal', { hasItems: true, consent: 'refused' }, false],
    ['after consent', { isReturning: true, consent: 'given' }, false],
    ['in a shop that does not count visits', { hasItems: true, isEnabled: false }, false],
  ] as const)('%s: %o → %s', (_, change, isAsked) => {
    expect(isConsentAsked({ ...arriving, ...change })).toBe(isAsked);
  });
});

describe('addresses without personal data', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/checkout', '/checkout'],
    ['/checkout/success/:orderId', '/checkout/success/:id'],
    ['/checkout/success/0f9d7a2e-0000-4000-8000-000000000000/beleg?x=1#y', '/checkout/success/:id/beleg'],
    ['/abmelden/newsletter/?email=ada@example.org', '/abmelden/:id'],
    ['/ada@example.org', '/:id'],
    ['/static/Ada-Köhler', '/static/:id'],
    ['/erfunden', '/:id'],
    [`/${'f/'.repeat(60)}`, '/f/f/f/f'],
  ])('the page %s is %s', (address, page) => {
    expect(cleanPage(address)).toBe(page);
  });

  it.each([
    ['https://www.google.com/search?q=pizza+ada', 'https://www.google.com'],
    ['https://Ada:geheim@Example.org:8080/brief', 'https://example.org:8080'],
    ['https://example.org?mail=ada@example.org', 'https://example.org'],
    ['https://pizza.example/checkout', ''],
    ['', ''],
    ['about:blank', ''],
    ['javascript:alert(1)', ''],
  ])('the referrer %s is %o', (referrer, origin) => {
    expect(cleanReferrer(referrer, 'pizza.example')).toBe(origin);
  });
});

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 4000, 'fair'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.2, 'fair'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %d is %s', (vital, value, rating) => {
  expect(rateVital(vital, value)).toBe(rating);
});
