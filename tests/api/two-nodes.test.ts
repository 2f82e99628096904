import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mails } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';

const onPostgres = preparedTrattoria.filter(({ name }) => name === 'postgres');

describe.each(onPostgres)('two machines on $name without a mail server', ({ open }) => {
  let place: OpenDatabase;
  let folder: string;
  let nodes: readonly [TestShop, TestShop];

  beforeEach(async () => {
    place = await open();
    folder = await mkdtemp(join(tmpdir(), 'other-machine-'));
    nodes = [await openShop(place), await openShop({ ...place, dataDir: folder })];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
    await rm(folder, { recursive: true });
  });

  it('show the same mails, which only one of them has written to a file', async () => {
    const [one, two] = nodes;
    const { id } = await one.guest().order();
    const desks = await Promise.all([one.desk(), two.desk()]);
    const list = async () =>
      Promise.all(desks.map(async (desk) => (await desk.call('GET', '/api/office/mails')).json<Mails>()));
    await expect.poll(async () => (await list()).map(({ length }) => length), { timeout: 5000 }).toEqual([1, 1]);
    const [first, second] = await list();
    expect(second).toEqual(first);
    expect(first?.[0]).toMatchObject({ to: 'petra@example.com', text: expect.stringContaining(id) });
    const files = await Promise.all([place.dataDir, folder].map((dir) => readdir(join(dir, 'mail')).catch(() => [])));
    expect(files.flat()).toHaveLength(1);
  });
});
