import type { SheetRow } from '../parse-csv.ts';
import { type Headings, isNo, joinOptions } from './headings.ts';
import { type ArrangedRows, type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const DESCRIPTION = 'description online store and invoices only';
const VISIBLE = 'is variation visible yes no';
const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    'item name': 'name',
    variations: 'size',
    price: 'price',
    'takeaway price': 'pricePickup',
    category: 'category',
    [DESCRIPTION]: 'description',
    [VISIBLE]: 'none',
    unit: 'none',
    'image 1': 'picture',
  }),
);
const OPTION = /^option(?: set)? \d$/;
const OPTION_VALUES = [1, 2, 3, 4].map((number) => `option ${number}`);

/** An export of items of SumUp: variants are rows without a name below their item. */
export const sumup: TableSystem = {
  name: 'SumUp',
  marks: [['item name', 'variations']],
  columns: (key) => (OPTION.test(key) ? 'none' : (COLUMNS.get(key) ?? null)),
  arrange: (rows, headings): ArrangedRows => {
    const isItem = (row: SheetRow | undefined): boolean => row !== undefined && headings.read(row, 'item name') !== '';
    let item: SheetRow | null = null;
    const arranged = rows.flatMap((row, index): SheetRow[] => {
      if (isItem(row)) {
        item = row;
        const next = rows[index + 1];
        const hasVariants = next !== undefined && !isItem(next);
        return hasVariants && headings.read(row, 'price') === '' ? [] : [priceByUnit(row, headings)];
      }
      return [item ? priceByUnit(toVariant(row, item, headings), headings) : row];
    });
    const { sold, dropped } = leaveOutHidden(arranged, (row) => isNo(headings.read(row, VISIBLE)));
    return { rows: sold, dropped };
  },
};

function toVariant(row: SheetRow, item: SheetRow, headings: Headings): SheetRow {
  const name = headings.read(item, 'item name');
  const options = joinOptions(OPTION_VALUES.map((key) => headings.read(row, key)));
  const variation = headings.read(row, 'variations');
  const short = variation.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? variation.slice(name.length + 1)
    : variation;
  const inherit = (key: string): string => headings.read(row, key) || headings.read(item, key);
  const cells = { variations: options || short, category: inherit('category'), [DESCRIPTION]: inherit(DESCRIPTION) };
  return { ...headings.write(row, { 'item name': name, ...cells }), parents: [item.row] };
}

/** Goods that are sold by weight have no price of their own. */
function priceByUnit(row: SheetRow, headings: Headings): SheetRow {
  const unit = headings.read(row, 'unit');
  const isMeasure = /^(?:k?g|gramm?|kilo\w*|m?l|lit(?:er|re)s?|m|meter|h|hour|stunde)s?$/i.test(unit);
  const add = (key: string): Record<string, string> => {
    const price = headings.read(row, key);
    return price === '' ? {} : { [key]: `${price} pro ${unit}` };
  };
  return isMeasure ? headings.write(row, { ...add('price'), ...add('takeaway price') }) : row;
}
