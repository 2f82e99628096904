import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type GeocoderWire, buildUrl } from './wire.ts';

const text = z.string().default('');
const properties = z.object({
  type: text,
  name: text,
  street: text,
  housenumber: text,
  postcode: text,
  city: text,
  countrycode: text,
  osm_key: text,
});
const collection = z.object({
  features: z.array(
    z.object({
      properties,
      // [longitude, latitude]
      geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
    }),
  ),
});

/** Photon's GeoJSON; GEOCODER_URL is the parent of /api and /reverse. */
export const photon: GeocoderWire = {
  search: (base, address) => buildUrl(base, '/api', { q: formatLocation(address), lang: 'de', limit: '5' }),
  readSearch: (answer) => {
    const parsed = collection.safeParse(answer);
    if (!parsed.success) return 'unreadable';
    const [best] = parsed.data.features.flatMap(({ properties: found, geometry }) => {
      const address = toAddress(found);
      const [longitude, latitude] = geometry.coordinates;
      return address ? [{ address, point: { latitude, longitude }, isPartial: false }] : [];
    });
    return best ?? 'nothing';
  },
  reverse: (base, { latitude, longitude }) =>
    buildUrl(base, '/reverse', { lat: String(latitude), lon: String(longitude), lang: 'de', limit: '1' }),
  readReverse: (answer) => {
    const parsed = collection.safeParse(answer);
    if (!parsed.success) return 'unreadable';
    const [nearest] = parsed.data.features.flatMap(({ properties: found }) => toAddress(found) ?? []);
    return nearest ?? 'nothing';
  },
};

// A street has its own name, a house names its street; anything else is not an address.
function toAddress(found: z.output<typeof properties>): Address | null {
  if (found.countrycode.toUpperCase() !== 'DE') return null;
  const isStreet = found.type === 'street' || found.osm_key === 'highway';
  const street = found.street || (isStreet ? found.name : '');
  return street === '' ? null : { street, streetNumber: found.housenumber, zip: found.postcode, city: found.city };
}
