import { aShop } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { describeOpening } from './describe-opening.ts';
import type { OpeningDraft } from './describe-opening.ts';

const { opening } = aShop();
const MENU = { categories: [{ id: 'pizza', name: 'Pizza', dishes: [{ id: 'marinara', name: 'Pizza Marinara' }] }] };
const describeDraft = (draft: Partial<OpeningDraft['opening']>, slotCapacity: OpeningDraft['slotCapacity'] = null) =>
  Object.fromEntries(
    describeOpening({ opening: { ...opening, ...draft }, slotCapacity }, MENU).map(({ name, text }) => [name, text]),
  );

describe('opening hours in words', () => {
  it('name each day, breaks included', () => {
    const openingTimes = [
      { dayIndex: 1 as const, from: '17:00', to: '02:00' },
      { dayIndex: 1 as const, from: '11:30', to: '14:30' },
    ];
    expect(describeDraft({ openingTimes })).toMatchObject({
      'Öffnungszeiten: Montag': '11:30–14:30 und 17:00–02:00',
      'Öffnungszeiten: Dienstag': 'geschlossen',
    });
  });

  it('name special days by their dates', () => {
    const specialOpeningTimes = [
      { from: '2026-12-24', to: '2026-12-26', reason: 'holiday' as const, hours: [], message: 'Frohes Fest!' },
      { from: '2026-12-31', to: '2026-12-31', reason: 'other' as const, hours: [{ from: '11:00', to: '18:00' }] },
    ];
    expect(describeDraft({ specialOpeningTimes })).toMatchObject({
      '24.12.2026 – 26.12.2026': 'Feiertag: geschlossen\n„Frohes Fest!“',
      '31.12.2026': 'Anderes: 11:00–18:00',
    });
  });

  it('name dishes and categories, not their ids', () => {
    const capacity = {
      orders: 6,
      makeMinutes: null,
      minutesPerDish: 5,
      minutesOfCategories: { pizza: 8 },
      minutesOfDishes: { marinara: 4 },
    };
    expect(describeDraft({}, capacity)).toMatchObject({
      'Bestellungen je Zeitfenster': '6',
      'Arbeitsminuten je Gericht: Jedes andere Gericht': '5',
      'Arbeitsminuten je Gericht: Alle aus Pizza': '8',
      'Arbeitsminuten je Gericht: Pizza Marinara': '4',
    });
  });
});
