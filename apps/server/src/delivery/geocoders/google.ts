import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type GeocoderWire, type Reading, buildUrl } from './wire.ts';

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });
const result = z.object({
  address_components: z.array(component),
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
  partial_match: z.boolean().default(false),
});
// Google reports errors in `status`, with HTTP 200.
const responseSchema = z.object({ status: z.string(), results: z.array(result).default([]) });

/**
 * Google's Geocoding API v3. GEOCODER_URL is the full URL including the key:
 * https://maps.googleapis.com/maps/api/geocode/json?key=…
 */
export const google: GeocoderWire = {
  search: (base, address) =>
    buildUrl(base, '', { address: formatLocation(address), components: 'country:DE', language: 'de', region: 'de' }),
  readSearch: (answer) => {
    const best = readBest(answer);
    if (typeof best === 'string') return best;
    const { lat: latitude, lng: longitude } = best.geometry.location;
    const address = toAddress(best.address_components);
    return address ? { address, point: { latitude, longitude }, isPartial: best.partial_match } : 'nothing';
  },
  reverse: (base, { latitude, longitude }) =>
    buildUrl(base, '', { latlng: `${latitude},${longitude}`, language: 'de', result_type: 'street_address|route' }),
  readReverse: (answer) => {
    const best = readBest(answer);
    return typeof best === 'string' ? best : (toAddress(best.address_components) ?? 'nothing');
  },
};

function readBest(answer: unknown): Reading<z.output<typeof result>> {
  const parsed = responseSchema.safeParse(answer);
  if (!parsed.success) return 'unreadable';
  if (parsed.data.status === 'ZERO_RESULTS') return 'nothing';
  // OVER_QUERY_LIMIT, REQUEST_DENIED, INVALID_REQUEST, UNKNOWN_ERROR: say nothing about the address.
  if (parsed.data.status !== 'OK') return 'unreadable';
  return parsed.data.results[0] ?? 'nothing';
}

function toAddress(components: readonly z.output<typeof component>[]): Address | null {
  const findName = (...types: readonly string[]): string =>
    components.find((part) => part.types.some((type) => types.includes(type)))?.long_name ?? '';
  const street = findName('route');
  if (street === '') return null;
  const city = findName('locality') || findName('postal_town', 'administrative_area_level_3');
  return { street, streetNumber: findName('street_number'), zip: findName('postal_code'), city };
}
