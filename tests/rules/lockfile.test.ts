import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Lockfile = { readonly packages: Record<string, { readonly optionalDependencies?: Record<string, string> }> };

// npm omits packages that the registry does not offer at the moment; `npm ci` then fails on the other platforms.
it('the lockfile names the packages of every platform', () => {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
