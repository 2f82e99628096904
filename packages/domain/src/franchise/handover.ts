import { readNamedItems } from '../cart/read-named-items.ts';
import { shopId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import { type Result, fail, ok } from '../result.ts';
import { readField, readList, readText } from '../unknown-value.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Branch, FranchiseHandover } from './branch.ts';

const PREFIX = '#franchise';
const MOST_CHARACTERS = 64 * 1024;
const MOST_BRANCHES = 1000;

/** Reasons why a hash contains no handover; the base64 message is prescribed by S1 §2. */
export const HANDOVER_PROBLEMS = ['noHandover', 'tooLarge', 'Invalid base64 input', 'invalidContent'] as const;
export type HandoverProblem = (typeof HANDOVER_PROBLEMS)[number];

/** Encodes a handover as URL hash (S1 §2, S3 F1). */
export function encodeHandover(handover: FranchiseHandover): string {
  return PREFIX + toBase64(JSON.stringify(handover));
}

/**
 * Decodes a handover from untrusted input: at most 64 kB, known fields only, no prices. The cart still goes through
 * `importByNames` and `restoreCart` (S3 F1).
 */
export function decodeHandover(hash: string): Result<FranchiseHandover, HandoverProblem> {
  if (!hash.startsWith(PREFIX)) return fail('noHandover');
  if (hash.length > MOST_CHARACTERS) return fail('tooLarge');
  const text = fromBase64(hash.slice(PREFIX.length));
  if (!text.ok) return text;
  const handover = readHandover(parsed(text.value));
  return handover ? ok(handover) : fail('invalidContent');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readHandover(value: unknown): FranchiseHandover | null {
  const deliveryType = DELIVERY_TYPES.find((type) => type === readField(value, 'deliveryType'));
  if (!deliveryType) return null;
  return {
    deliveryType,
    locationString: readText(readField(value, 'locationString')).slice(0, 200),
    geo: readGeo(readField(value, 'geo')),
    selectedDish: textOrNull(readField(value, 'selectedDish')),
    serveAt: textOrNull(readField(value, 'serveAt')),
    cart: readNamedItems(readField(value, 'cart')),
  };
}

function readGeo(value: unknown): FranchiseHandover['geo'] {
  if (!Array.isArray(readField(value, 'allShops'))) return null;
  const allShops = readList(readField(value, 'allShops'))
    .slice(0, MOST_BRANCHES)
    .map(readBranch)
    .filter((branch) => branch.slug !== '');
  return { allShops, acceptOrders: readField(value, 'acceptOrders') === true };
}

function readBranch(value: unknown): Branch {
  const text = (key: string): string => readText(readField(value, key)).slice(0, 200);
  const number = (key: string): number => readNumber(readField(value, key));
  const flag = (key: string): boolean => readField(value, key) === true;
  return {
    id: shopId(text('id')),
    slug: text('slug'),
    name: text('name'),
    address: text('address'),
    latitude: number('latitude'),
    longitude: number('longitude'),
    distance: number('distance'),
    insideOpenHours: flag('insideOpenHours'),
    acceptOrders: flag('acceptOrders'),
    acceptOrdersToday: readList(readField(value, 'acceptOrdersToday')).slice(0, 20).map(readHours),
    allowPickup: flag('allowPickup'),
    allowDelivery: flag('allowDelivery'),
  };
}

function readHours(value: unknown): Branch['acceptOrdersToday'][number] {
  return { from: readText(readField(value, 'from')).slice(0, 5), to: readText(readField(value, 'to')).slice(0, 5) };
}

const readNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function textOrNull(value: unknown): string | null {
  const text = readText(value).slice(0, 200);
  return text === '' ? null : text;
}
