import { type Address, correctCity, type Point, beeline } from '@tischlein/domain/delivery';
import { readFile } from 'node:fs/promises';
import type { AddressNearby, LocatedAddress, Places, PostcodeNear } from './places.ts';

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
    listPostcodesNear: async (point, kilometres) => (await postcodes()).listNear(point, kilometres),
  };
}

function locate(postcodes: Postcodes, address: Address): LocatedAddress {
  const postcode = postcodes.find(address.zip.trim());
  // Unknown or assigned to a single large customer: not in the list.
  if (!postcode) return { status: 'unavailable', around: null };
  const { street, streetNumber, zip } = address;
  // Villages have a postcode of their own and belong to the town nearby: '39599 Stendal'.
  const isElsewhere = (name: string): boolean => {
    const regions = postcodes.findTownRegions(name);
    return regions.length > 0 && !regions.includes(address.zip.trim().slice(0, 3));
  };
  const { city, isCorrected } = correctCity(address.city, postcode, isElsewhere);
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

/** A German postcode: its centre, its towns (most frequent first) and their districts. */
interface Postcode extends Point {
  readonly zip: string;
  readonly towns: readonly string[];
  readonly districts: readonly string[];
}

/** All German postcodes (apps/server/data/LICENCES.md), held as one string and searched in place. */
interface Postcodes {
  find(zip: string): Postcode | null;
  nearest(point: Point): { readonly postcode: Postcode; readonly kilometres: number } | null;
  listNear(point: Point, kilometres: number): readonly PostcodeNear[];
  /** The first three digits of the postcodes of towns with this name; empty: no German town has it. */
  findTownRegions(name: string): readonly string[];
}

/** Reads the postcode file; call it on first use, not at start. */
async function openPostcodes(file: string): Promise<Postcodes> {
  const text = `\n${await readFile(file, 'utf8')}`;
  return {
    find: (zip) => findPostcode(text, zip),
    nearest: (point) => findNearest(text, point),
    listNear: (point, kilometres) => listNear(text, point, kilometres),
    findTownRegions: (name) => findTownRegions(text, name),
  };
}

function findPostcode(text: string, zip: string): Postcode | null {
  if (!/^\d{5}$/.test(zip)) return null;
  const start = text.indexOf(`\n${zip}|`);
  return start < 0 ? null : readLine(text.slice(start + 1, text.indexOf('\n', start + 1)));
}

function readLine(line: string): Postcode {
  const [zip = '', latitude, longitude, towns = '', districts = ''] = line.split('|');
  return {
    zip,
    latitude: Number(latitude),
    longitude: Number(longitude),
    towns: towns.split('/'),
    districts: districts === '' ? [] : districts.split('/'),
  };
}

function findNearest(text: string, point: Point): ReturnType<Postcodes['nearest']> {
  let nearest: { line: string; kilometres: number } | null = null;
  for (const measured of measureAll(text, point))
    if (nearest === null || measured.kilometres < nearest.kilometres) nearest = measured;
  return nearest && { postcode: readLine(nearest.line), kilometres: nearest.kilometres };
}

const listNear = (text: string, point: Point, most: number): readonly PostcodeNear[] =>
  [...measureAll(text, point)]
    .filter(({ kilometres }) => kilometres <= most)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .map(({ line, kilometres }) => {
      const { zip, latitude, longitude, towns } = readLine(line);
      return { zip, latitude, longitude, town: towns[0] ?? '', kilometres };
    });

function findTownRegions(text: string, name: string): readonly string[] {
  const pattern = name.replace(/[^\p{L}\p{N} ]/gu, '.');
  const lines = text.matchAll(
    new RegExp(`\\n(\\d{3})\\d{2}\\|[\\d.]+\\|[\\d.]+\\|(?:[^\\n]*[|/])?${pattern}(?=[|/\\n])`, 'giu'),
  );
  return Array.from(lines, ([, region = '']) => region);
}

/** The lines of all postcodes with their distance from a point. */
function* measureAll(text: string, point: Point): Generator<{ readonly line: string; readonly kilometres: number }> {
  for (const [line, latitude, longitude] of text.matchAll(/\d{5}\|([\d.]+)\|([\d.]+)\|.*/g))
    yield { line, kilometres: beeline(point, { latitude: Number(latitude), longitude: Number(longitude) }) };
}
