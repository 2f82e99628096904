import { type Address, correctCity, type Point } from '@tischlein/domain/delivery';
import { openPostcodes, type Postcode, type Postcodes } from './postcodes.ts';
import type { AddressNearby, LocatedAddress, Places } from './places.ts';

const MAX_KILOMETRES = 25;

/** Offline places: an address is located at the centre of its postcode. */
export function createEmbeddedPlaces(file: string): Places {
  let opening: Promise<Postcodes> | undefined;
  const postcodes = (): Promise<Postcodes> => (opening ??= openPostcodes(file));
  return {
    locate: async (address) => locate(await postcodes(), address),
    nearby: async (point) => nearby(await postcodes(), point),
    findCentres: async () => {
      const { find } = await postcodes();
      return find;
    },
  };
}

function locate(postcodes: Postcodes, address: Address): LocatedAddress {
  const postcode = postcodes.find(address.zip.trim());
  // Unknown or assigned to a single large customer: not in the list.
  if (!postcode) return { status: 'unavailable', around: null };
  const { street, streetNumber, zip } = address;
  const { city, isCorrected } = correctCity(address.city, postcode, postcodes.isTown);
  return {
    status: 'found',
    address: { street, streetNumber, zip, city },
    point: toPoint(postcode),
    isEstimated: true,
    isCorrected,
  };
}

function nearby(postcodes: Postcodes, point: Point): AddressNearby {
  const nearest = postcodes.nearest(point);
  if (!nearest || nearest.kilometres > MAX_KILOMETRES) return { status: 'notFound' };
  const { zip, towns } = nearest.postcode;
  return { status: 'found', address: { street: '', streetNumber: '', zip, city: towns[0] ?? '' } };
}

const toPoint = ({ latitude, longitude }: Postcode): Point => ({ latitude, longitude });
