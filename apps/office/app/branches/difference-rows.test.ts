import type { OwnValueRow } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { filterRows, listRows, NO_FILTERS, offersOnlyChanged } from './difference-rows.ts';

const value: OwnValueRow = {
  path: ['config', 'welcome'],
  kind: 'texts',
  name: 'Begrüßung',
  field: '',
  franchise: 'Buongiorno',
  here: 'Ciao',
  isLeftOut: false,
  since: null,
  hasFranchiseChanged: true,
};
const list = (values: readonly OwnValueRow[]) =>
  listRows({ branches: [{ shop: shopId('mitte'), slug: 'mitte', name: 'Mitte', version: '1', values: [...values] }] });

it('a list that is narrowed to what the franchise has changed can be widened after the last of it is settled', () => {
  const filters = { ...NO_FILTERS, onlyChanged: true };
  const settled = list([{ ...value, hasFranchiseChanged: false }]);
  expect(filterRows(list([value]), filters)).toHaveLength(1);
  expect(filterRows(settled, filters)).toEqual([]);
  expect(offersOnlyChanged(settled, filters)).toBe(true);
  expect(offersOnlyChanged(settled, NO_FILTERS)).toBe(false);
});
