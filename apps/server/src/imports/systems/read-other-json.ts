import { isObject } from '../json-values.ts';
import type { Sheet } from '../parse-csv.ts';
import { readMenuBlock } from '../read-menu-page.ts';
import { readDeliverect } from './deliverect.ts';
import { readHubrise } from './hubrise.ts';
import { readLightspeed } from './lightspeed-json.ts';
import { readTastyigniter } from './tastyigniter-json.ts';
import { listJsonTables } from './unknown-json.ts';

/** The tables of a JSON file of another system, or of an unknown one; empty: it has no list of objects. */
export function readOtherJson(file: unknown): readonly Sheet[] | 'tooExtensive' {
  const known =
    (isObject(file) ? (readHubrise(file) ?? readTastyigniter(file)) : null) ??
    readLightspeed(file) ??
    readDeliverect(file) ??
    readMenuBlock(file).sheet;
  if (known === 'tooExtensive') return known;
  return known ? [known] : listJsonTables(file);
}
