import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type GeocoderWire, buildUrl } from './wire.ts';

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
// Coordinates are strings.
const place = z.object({ lat: degrees(90), lon: degrees(180), address: parts });
const notFound = z.object({ error: z.unknown() });

/** Nominatim's jsonv2; GEOCODER_URL is the parent of /search and /reverse. */
export const nominatim: GeocoderWire = {
  search: (base, address) =>
    buildUrl(base, '/search', { ...COMMON, q: formatLocation(address), countrycodes: 'de', limit: '1' }),
  readSearch: (answer) => {
    const parsed = z.array(place).safeParse(answer);
    if (!parsed.success) return 'unreadable';
    const [best] = parsed.data;
    const address = best && toAddress(best.address);
    return address ? { address, point: { latitude: best.lat, longitude: best.lon }, isPartial: false } : 'nothing';
  },
  reverse: (base, { latitude, longitude }) =>
    buildUrl(base, '/reverse', { ...COMMON, lat: String(latitude), lon: String(longitude), zoom: '18' }),
  readReverse: (answer) => {
    if (notFound.safeParse(answer).success && !place.safeParse(answer).success) return 'nothing';
    const parsed = place.safeParse(answer);
    if (!parsed.success) return 'unreadable';
    return toAddress(parsed.data.address) ?? 'nothing';
  },
};

const COMMON = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'de' };

function toAddress(parsedParts: z.output<typeof parts>): Address | null {
  const street = parsedParts.road || parsedParts.pedestrian || parsedParts.square;
  const city =
    parsedParts.city || parsedParts.town || parsedParts.village || parsedParts.municipality || parsedParts.hamlet;
  return street === '' ? null : { street, streetNumber: parsedParts.house_number, zip: parsedParts.postcode, city };
}
