import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Plain JavaScript, because it runs before anything is installed.
const module: {
  withLock<Result>(work: (hasWaited: boolean) => Promise<Result>, folder: string): Promise<Result>;
} = await import(pathToFileURL(resolve('tools/lock.mjs')).href);
const { withLock } = module;

describe('two commands in the same clone', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tischlein-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('install and build one after the other, and the second one knows that it has waited', async () => {
    const log: string[] = [];
    const command = (name: string) =>
      withLock(async (hasWaited) => {
        log.push(`${name} begins${hasWaited ? ' late' : ''}`);
        await turn();
        log.push(`${name} ends`);
      }, folder);
    await Promise.all([command('first'), command('second')]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins late', 'second ends']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('do not wait for one that was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(folder, '.tischlein-lock'), String(pid));
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await withLock(async (hasWaited) => hasWaited, folder)).toBe(false);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('leave no lock behind when the work fails', async () => {
    await expect(withLock(async () => Promise.reject(new Error('no room')), folder)).rejects.toThrow('no room');
    expect(readdirSync(folder)).toEqual([]);
  });
});
