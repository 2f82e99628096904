import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it('falls back to the running Node while the pinned one cannot be spawned', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-node-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  // Half installed: there, but not executable.
  writeFileSync(join(folder, 'node_modules/.bin/node'), '', { mode: 0o600 });
  const tool = pathToFileURL(resolve('tools/pinned-node.mjs')).href;
  const script = `import { findPinnedNode } from '${tool}'; console.log(findPinnedNode());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(said.trim()).toBe(process.execPath);
});
