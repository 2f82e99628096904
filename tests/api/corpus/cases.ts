import { chanceFrom } from '../../faults/chance.ts';
import { SEED } from '../../support/tier.ts';

type Path = readonly (string | number)[];

/** A sample body with one leaf replaced, as it is sent. */
export interface BodyCase {
  readonly name: string;
  readonly body: string;
}

/** Every text and number of the sample once with every replacement; `as` writes a replacement into JSON. At most `most` of them: a spread over all of them that follows SEED. */
export function bodiesWith(
  sample: unknown,
  replacements: readonly string[],
  { as, most }: { readonly as: (replacement: string) => string; readonly most: number },
): BodyCase[] {
  const leaves = leavesOf(sample);
  const all = leaves.flatMap((path) =>
    replacements.map((replacement) => () => ({
      name: `${path.join('.')} = ${replacement.slice(0, 40)}`,
      body: JSON.stringify(replaced(sample, path)).replace(`"${MARK}"`, () => as(replacement)),
    })),
  );
  const chance = chanceFrom(SEED);
  const stride = Math.max(1, all.length / most);
  const pick = (at: number): number => Math.floor(at * stride + (chance.below(1000) / 1000) * (stride - 1));
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[pick(at)]?.()).filter(
    (each) => each !== undefined,
  );
}

const MARK = 'the-leaf-to-be-replaced';

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return MARK;
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === String(key) ? replaced(inner, rest) : inner));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest) };
}
