import { describe, expect, it } from 'vitest';
import { mergeRestaurant, type RestaurantDraft } from './restaurant-draft.ts';

const base: RestaurantDraft = {
  title: 'Trattoria',
  restaurantName: 'Trattoria',
  restaurantStreet: 'Torstraße 1',
  restaurantZip: '10119',
  restaurantCity: 'Berlin',
  phone: '030 1234567',
  email: 'mitte@tramonto.example',
  latitude: 52.5,
  longitude: 13.4,
};
const { latitude: _, longitude: __, ...withoutPlace } = base;

describe('two people edit the restaurant', () => {
  it('the fields of both are kept', () => {
    const [saved, mine] = [
      { ...base, phone: '030 7654321' },
      { ...base, title: 'Osteria' },
    ];
    expect(mergeRestaurant({ base, saved, mine })).toEqual({ ...base, phone: '030 7654321', title: 'Osteria' });
  });

  it.each<[string, RestaurantDraft, RestaurantDraft, Partial<RestaurantDraft>]>([
    ['one number each', { ...base, longitude: 13.5 }, { ...base, latitude: 52.6 }, { latitude: 52.6, longitude: 13.4 }],
    ['only theirs', { ...base, latitude: 48, longitude: 11 }, base, { latitude: 48, longitude: 11 }],
    ['mine is gone', { ...base, latitude: 48, longitude: 11 }, withoutPlace, {}],
    ['theirs is gone', withoutPlace, base, {}],
  ])('a place is of one of them, never half of each: %s', (_case, saved, mine, place) => {
    expect(mergeRestaurant({ base, saved, mine })).toEqual({ ...withoutPlace, ...place });
  });
});
