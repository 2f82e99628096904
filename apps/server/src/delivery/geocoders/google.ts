import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type GeocoderWire, type Reading, under } from './wire.ts';

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });
const result = z.object({
  address_components: z.array(component),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
  partial_match: z.boolean().default(false),
});
// What went wrong is said with HTTP 200.
const answered = z.object({ status: z.string(), results: z.array(result).default([]) });

/** Google's Geocoding API v3: GEOCODER_URL is its whole address with the key, https://maps.googleapis.com/maps/api/geocode/json?key=… */
export const google: GeocoderWire = {
  search: (base, address) =>
    under(base, '', { address: formatLocation(address), components: 'country:DE', language: 'de', region: 'de' }),
  readSearch: (answer) => {
    const best = bestOf(answer);
    if (typeof best === 'string') return best;
    const { lat: latitude, lng: longitude } = best.geometry.location;
    const address = addressOf(best.address_components);
    return address ? { address, point: { latitude, longitude }, isPartial: best.partial_match } : 'nothing';
  },
  reverse: (base, { latitude, longitude }) =>
    under(base, '', { latlng: `${latitude},${longitude}`, language: 'de', result_type: 'street_address|route' }),
  readReverse: (answer) => {
    const best = bestOf(answer);
    return typeof best === 'string' ? best : (addressOf(best.address_components) ?? 'nothing');
  },
};

function bestOf(answer: unknown): Reading<z.output<typeof result>> {
  const parsed = answered.safeParse(answer);
  if (!parsed.success) return 'unreadable';
  if (parsed.data.status === 'ZERO_RESULTS') return 'nothing';
  // OVER_QUERY_LIMIT, REQUEST_DENIED, INVALID_REQUEST, UNKNOWN_ERROR: not about the address.
  if (parsed.data.status !== 'OK') return 'unreadable';
  return parsed.data.results[0] ?? 'nothing';
}

function addressOf(components: readonly z.output<typeof component>[]): Address | null {
  const named = (...types: readonly string[]): string =>
    components.find((part) => part.types.some((type) => types.includes(type)))?.long_name ?? '';
  const street = named('route');
  if (street === '') return null;
  const city = named('locality') || named('postal_town', 'administrative_area_level_3');
  return { street, streetNumber: named('street_number'), zip: named('postal_code'), city };
}
