import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabases, preparedTrattoria } from '../support/databases.ts';
import { openShop } from '../support/open-shop.ts';

describe.each(emptyDatabases)('$name', ({ name, open }) => {
  it('opens empty databases that know nothing of each other', async () => {
    const first = await open();
    const second = await open();
    expect(first.dataDir).not.toBe(second.dataDir);
    if (name === 'postgres') {
      await run(first.url, 'create table only_here (id integer)');
      await expect(run(second.url, 'select * from only_here')).rejects.toThrow('does not exist');
    }
    await first.close();
    await second.close();
  });
});

describe.each(preparedTrattoria)('prepared $name', ({ open }) => {
  it('opens copies with the shop and its owner; an order in one is not in the next', async () => {
    for (const copy of [await open(), await open()]) {
      const shop = await openShop(copy);
      expect((await shop.guest().order()).number).toBe(1);
      expect((await (await shop.desk()).orders()).orders).toHaveLength(1);
      await shop.close();
      await copy.close();
    }
  });
});

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
