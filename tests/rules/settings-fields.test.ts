import * as calls from '@tischlein/contract/calls';
import { shopConfig } from '@tischlein/contract/shop';
import { isOwnField } from '@tischlein/domain/franchise';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { toValuePage } from '../../apps/office/app/branches/value-page.ts';
import { OPTION_GROUPS } from '../../apps/office/app/options/option-groups.ts';
import { committedFiles } from './committed-files.ts';

const SETTINGS = Object.keys(shopConfig.shape);

/** Settings that no page of the office edits, and why. */
const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  id: 'never changes',
  slug: 'is in addresses that guests have: chosen when the shop is created',
  restaurantId: 'of the system that the shop was imported from',
  franchise: 'a shop becomes a branch when it is created',
  isFranchiseOverview: 'a shop becomes the overview of a chain when it is imported',
  paypalPlatformClientId: 'read from the account at the provider, which Zahlungen connects',
  heidelpayPublicKey: 'read from the account at the provider, which Zahlungen connects',
  heidelpayVariant: 'read from the account at the provider, which Zahlungen connects',
  taxNumber: 'of shops without a company; the company has its own, under Rechtstexte',
};

/** Pages that save settings by a call of their own; its body says which. */
const OWN_CALLS = { saveOpening: calls.saveOpening, saveReservationSettings: calls.saveReservationSettings };

const office = committedFiles(/^apps\/office\/app\/.*\.tsx?$/).filter(
  ({ path }) => !path.includes('.test.') && !path.endsWith('/use-config-document.ts'),
);

/** What documents declare: `keys: ['opening', 'slotCapacity']`. */
const declared = office
  .filter(({ text }) => text.includes('useConfigDocument<'))
  .map(({ path, text }) => ({ path, lists: [...text.matchAll(/^\s+keys: ([^,[]+|\[[^\]]*\]),$/gm)] }));

function listKeys(list: string): readonly string[] {
  if (list === 'Object.values(OPTION_GROUPS).flat()') return Object.values(OPTION_GROUPS).flat();
  return [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);
}

const ofCalls = Object.entries(OWN_CALLS)
  .filter(([name]) => office.some(({ text }) => text.includes(`calls.${name},`)))
  .flatMap(([, { body }]) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []));

const edited = new Set([
  ...declared.flatMap(({ lists }) => lists.flatMap(([, list = '']) => listKeys(list))),
  ...ofCalls.filter((key) => SETTINGS.includes(key)),
]);

it('every document of settings declares the settings that it edits', () => {
  expect(declared.length).toBeGreaterThan(10);
  expect(declared.filter(({ lists }) => lists.length !== 1).map(({ path }) => path)).toEqual([]);
});

it('every setting of a shop has a field in the office, or a reason why not', () => {
  expect(SETTINGS.filter((key) => !edited.has(key) && !(key in WITHOUT_FIELD))).toEqual([]);
});

it('a setting in which a branch can differ from its franchise leads to the page with its field', () => {
  const shared = [...edited].filter((key) => !isOwnField(key));
  expect(shared.filter((key) => toValuePage(['config', key]) === null)).toEqual([]);
});

it('there is no reason for a setting that has a field, or that does not exist', () => {
  expect(Object.keys(WITHOUT_FIELD).filter((key) => edited.has(key) || !SETTINGS.includes(key))).toEqual([]);
  expect([...edited].filter((key) => !SETTINGS.includes(key))).toEqual([]);
});
