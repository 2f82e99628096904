import { at } from '@tischlein/domain/testing';
import type { OfferStanding } from '@tischlein/domain/offer-editing';
import { expect, it } from 'vitest';
import { offerStandingWords } from './offer-standing-words.ts';

type When = Parameters<typeof at>[0];

const now = { time: at('Mi 12:00'), date: '2026-11-25' };
const active = (until: When, lastDay: string | null = null): OfferStanding => ({
  standing: 'active',
  state: { state: 'active', until: at(until), lastDay },
  reason: null,
});
const planned = (from: When): OfferStanding => ({
  standing: 'planned',
  state: { state: 'planned', from: at(from), firstDay: null },
  reason: null,
});

it.each<[OfferStanding, string]>([
  [active('Mi 14:30'), 'läuft bis 14:30'],
  [active('Do 00:00'), 'läuft bis 24:00'],
  [active('Fr 00:00'), 'läuft bis Donnerstag 24:00'],
  [active('Do 02:00'), 'läuft bis Donnerstag 02:00'],
  [active('Do 00:00', '2026-11-25'), 'läuft bis 25.11.'],
  [planned('Do 00:00'), 'geplant ab Donnerstag'],
  [planned('Mi 18:00'), 'geplant ab 18:00'],
])('an offer at the turn of a day: %o', (standing, words) => {
  expect(offerStandingWords(standing, now)).toBe(words);
});
