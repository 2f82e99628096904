/** The seed of random tests: TEST_SEED, or a new one in each run. Tests that use it name it in their titles. */
export const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);

/** The size of a test in `npm test` and in `npm run test:thorough`. */
export function amount(amounts: { readonly usual: number; readonly thorough: number }): number {
  return process.env['TEST_TIER'] === 'thorough' ? amounts.thorough : amounts.usual;
}
