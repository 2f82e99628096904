import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFirstSignIn, writeFirstSignIn } from './first-sign-in-file.ts';
import { formatStartText } from './start-text.ts';

const FIRST = { staffId: 'a', email: 'inhaber@tischlein.local', password: 'abcde-fghij-klmno-pqrst' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-first-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is for the own user only, also if there is an open file, and goes with the first sign-in', async () => {
  await writeFile(join(folder, 'first-sign-in'), 'old', { mode: 0o644 });
  const file = await writeFirstSignIn(folder, FIRST);
  expect(await readFile(file, 'utf8')).toBe(`${FIRST.email} / ${FIRST.password}\n`);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await removeFirstSignIn(folder);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps the password out of what a journal reads', () => {
  const place = { ownUrl: 'http://127.0.0.1:3000', publicUrl: 'https://shop.test', shops: [] };
  const kept = formatStartText({ ...place, firstSignIn: FIRST, passwordFile: '/data/first-sign-in' });
  expect(kept).not.toContain(FIRST.password);
  expect(kept).toContain(`First sign-in  ${FIRST.email}, the password is in /data/first-sign-in\n`);
  expect(formatStartText({ ...place, firstSignIn: FIRST, passwordFile: null })).toContain(
    `First sign-in  ${FIRST.email} / ${FIRST.password}\n`,
  );
});
