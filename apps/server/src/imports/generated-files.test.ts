import { shopDocument } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import { ENCODINGS, FAULTS, type FileKind, FORMATS, generateFile } from '../../../../tests/support/menu-files.ts';
import { mergeImport, readShopFile } from './read-shop-file.ts';

const KINDS: readonly FileKind[] = FORMATS.flatMap((format) =>
  (format === 'xlsx' ? (['utf-8'] as const) : ENCODINGS).flatMap((encoding) =>
    FAULTS.map((fault) => ({ format, encoding, fault })),
  ),
);
const ROUNDS = amount({ usual: 1, thorough: 20 });

describe(`${KINDS.length * ROUNDS} generated files, TEST_SEED=${SEED}`, () => {
  it('are at least 200', () => expect(KINDS.length).toBeGreaterThanOrEqual(200));

  it.each(KINDS)('$format, $encoding, $fault', async (kind) => {
    for (let round = 0; round < ROUNDS; round += 1)
      await expect(checkFile(kind, SEED + round)).resolves.toBeUndefined();
  });
});

/** Every dish as it should be, or refused; no allergen word lost; nothing that a call would refuse; counts add up. */
async function checkFile(kind: FileKind, seed: number): Promise<void> {
  const file = generateFile(kind, seed);
  const read = await readShopFile(file.name, file.bytes);
  const isBinary = kind.fault === 'control character' && kind.encoding === 'windows-1252' && kind.format !== 'xlsx';
  if (isBinary || file.dishes === null) {
    expect(read.ok).toBe(false);
    return;
  }
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.details.join('; ')}`);
  const { menu, notes, origins, taken, balance } = read.value;
  expect(
    menu.dishes.map(({ name, prices, declarations }) => ({ name, cents: prices.pickup?.base, declarations })),
  ).toEqual(file.dishes.map(({ name, cents, declarations }) => ({ name, cents, declarations })));
  expect(taken).toBe(file.dishes.length);
  expect(taken).toBeGreaterThan(0);
  for (const { reported } of file.dishes.filter((dish) => dish.reported !== null))
    expect(notes.map(({ value }) => value)).toContain(reported);
  expect(balance.taken).toBe(new Set(menu.dishes.flatMap(({ id }) => origins.get(id) ?? [])).size);
  expect(balance.taken + balance.refused.length + balance.ignored.length).toBe(balance.read);
  for (const entries of [menu.dishes, menu.categories, menu.sizes])
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(shopDocument.safeParse(mergeImport(read.value, 'roma', null)).error).toBeUndefined();
}
