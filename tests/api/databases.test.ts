import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { databases, databasesPreparedBy } from '../support/databases.ts';

const pizzas = databasesPreparedBy(async ({ url }) => {
  if (url) await run(url, 'create table pizza (name text)');
});

describe.each(databases)('$name', ({ name, open }) => {
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

describe.each(pizzas)('prepared $name', ({ name, open }) => {
  it('copies what the preparation left', async () => {
    const database = await open();
    expect(name === 'postgres' ? await run(database.url, 'select * from pizza') : []).toEqual([]);
    await database.close();
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
