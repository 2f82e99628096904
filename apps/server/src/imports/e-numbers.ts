import type { Declaration } from '@tischlein/domain/menu';

const RANGES: readonly (readonly [from: number, to: number, declared: readonly Declaration[]])[] = [
  [100, 180, ['colour']],
  [200, 219, ['preservative']],
  [220, 228, ['sulphite', 'sulphurised']],
  [230, 235, ['preservative']],
  [239, 239, ['preservative']],
  [249, 250, ['preservative', 'nitriteCuringSalt']],
  [251, 252, ['preservative', 'nitrate']],
  [280, 285, ['preservative']],
  [300, 309, ['antioxidant']],
  [310, 321, ['antioxidant']],
  [338, 341, ['phosphate']],
  [420, 421, ['sweetener']],
  [450, 452, ['phosphate']],
  [579, 579, ['blackened']],
  [585, 585, ['blackened']],
  [620, 635, ['flavourEnhancer']],
  [901, 904, ['waxed']],
  [912, 912, ['waxed']],
  [914, 914, ['waxed']],
  [950, 969, ['sweetener']],
  [1105, 1105, ['preservative']],
];
/** Colours with the warning about children's activity (Regulation (EC) 1333/2008, annex V). */
const AZO_DYES: ReadonlySet<number> = new Set([102, 104, 110, 122, 124, 129]);
const PHENYLALANINE: ReadonlySet<number> = new Set([951, 962]);
const HIGHEST = 1599;

/** What the additive with this E number has to be declared as, maybe nothing; null: there is no such number. */
export function declareENumber(number: number): readonly Declaration[] | null {
  if (number < 100 || number > HIGHEST) return null;
  const declared = RANGES.find(([from, to]) => from <= number && number <= to)?.[2] ?? [];
  return [
    ...declared,
    ...(AZO_DYES.has(number) ? (['tartrazine'] as const) : []),
    ...(PHENYLALANINE.has(number) ? (['phenylalanine'] as const) : []),
  ];
}
