/** The seed of random tests: TEST_SEED, or another one in each run. Tests that use it say it in their titles. */
export const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31);

/** How much a test does in `npm test` and in `npm run test:thorough`. */
export function amount(amounts: { readonly usual: number; readonly thorough: number }): number {
  return process.env['TEST_TIER'] === 'thorough' ? amounts.thorough : amounts.usual;
}
