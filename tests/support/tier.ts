/** The seed of random tests: TEST_SEED, or a new one in each run. Tests that use it name it in their titles. */
export const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);

/** In `npm run test:thorough`, which runs every file in tests/api that imports this one. */
export const IS_THOROUGH = process.env['TEST_TIER'] === 'thorough';

/** The size of a test in `npm test` and in `npm run test:thorough`. */
export function amount(amounts: { readonly usual: number; readonly thorough: number }): number {
  return IS_THOROUGH ? amounts.thorough : amounts.usual;
}

/** SQLite in `npm test`, PostgreSQL as well in `npm run test:thorough`: for suites whose statements are tested elsewhere on both. */
export const usuallyOnSqlite = <Kind extends { readonly name: string }>(kinds: readonly Kind[]): readonly Kind[] =>
  kinds.filter(({ name }) => IS_THOROUGH || name === 'sqlite');
