import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lockfile = { readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }> };

// npm leaves out what the registry of the moment does not offer; `npm ci` then refuses everywhere.
it('the lockfile names the packages of every platform', () => {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
