import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type GeocoderWire, under } from './wire.ts';

const text = z.string().default('');
const degrees = (most: number) => z.string().transform(Number).pipe(z.number().min(-most).max(most));
const parts = z.object({
  house_number: text,
  road: text,
  pedestrian: text,
  square: text,
  postcode: text,
  city: text,
  town: text,
  village: text,
  municipality: text,
  hamlet: text,
});
// Coordinates are written as text.
const place = z.object({ lat: degrees(90), lon: degrees(180), address: parts });
const nothing = z.object({ error: z.unknown() });

/** Nominatim's jsonv2: GEOCODER_URL is where its /search and /reverse are. */
export const nominatim: GeocoderWire = {
  search: (base, address) =>
    under(base, '/search', { ...COMMON, q: formatLocation(address), countrycodes: 'de', limit: '1' }),
  readSearch: (answer) => {
    const parsed = z.array(place).safeParse(answer);
    if (!parsed.success) return 'unreadable';
    const [best] = parsed.data;
    const address = best && addressOf(best.address);
    return address ? { address, point: { latitude: best.lat, longitude: best.lon }, isPartial: false } : 'nothing';
  },
  reverse: (base, { latitude, longitude }) =>
    under(base, '/reverse', { ...COMMON, lat: String(latitude), lon: String(longitude), zoom: '18' }),
  readReverse: (answer) => {
    if (nothing.safeParse(answer).success && !place.safeParse(answer).success) return 'nothing';
    const parsed = place.safeParse(answer);
    if (!parsed.success) return 'unreadable';
    return addressOf(parsed.data.address) ?? 'nothing';
  },
};

const COMMON = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'de' };

function addressOf(found: z.output<typeof parts>): Address | null {
  const street = found.road || found.pedestrian || found.square;
  const city = found.city || found.town || found.village || found.municipality || found.hamlet;
  return street === '' ? null : { street, streetNumber: found.house_number, zip: found.postcode, city };
}
