import { expect, it } from 'vitest';
import { committedFiles, linesWith } from './committed-files.ts';

it('clients take the addresses of calls from their definitions in packages/contract/src/calls', () => {
  const clients = committedFiles(/^(apps\/(storefront|office)\/app|demo|bench|packages\/ui)\/.*\.(ts|tsx)$/);
  expect(clients.length).toBeGreaterThan(300);
  expect(linesWith(/['"`]\/api\/|\}\/api\//, clients)).toEqual([]);
});
