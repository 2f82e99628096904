import type { ReadingRequest } from '@tischlein/contract/office';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { writeWorkbook } from '../support/write-workbook.ts';

const FOLDER = '/api/office/shop/roma/import';
const ONE_SECOND = 1000;

describe('a small file that takes much memory and time to read', () => {
  const [{ open } = { open: () => expect.fail() }] = preparedTwoShops;
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  /** Sends a call and, as long as it is not answered, others; returns the longest time that one of them took. */
  const measureOthers = async (call: ReturnType<Desk['call']>): Promise<number> => {
    let isAnswered = false;
    void call.finally(() => (isAnswered = true));
    let longest = 0;
    while (!isAnswered) {
      const start = performance.now();
      await owner.call('GET', '/healthz');
      await new Promise(setImmediate);
      longest = Math.max(longest, performance.now() - start);
    }
    return longest;
  };

  const rows = [
    ['Name', 'Preis'],
    ['Margherita', 8.9],
  ];
  const file = (strayCell: string) => ({
    fileName: 'karte.xlsx',
    content: Buffer.from(writeWorkbook([{ name: 'Karte', rows, strayCell }])).toString('base64'),
  });
  const wizard = (strayCell: string): ReadingRequest => ({ source: { kind: 'file', ...file(strayCell) } });

  it.each([
    ['in the wizard', `${FOLDER}/read`, wizard('C1048576')],
    ['in a check', `${FOLDER}/check`, file('XFD1048576')],
    // Refused after 15 seconds of reading at the latest.
  ] as const)('is refused %s, while other requests are answered', { timeout: 60_000 }, async (_, address, body) => {
    const call = owner.call('POST', address, body);
    expect(await measureOthers(call)).toBeLessThan(ONE_SECOND);
    const answer = await call;
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(IMPORT_FILE_PROBLEMS.tooExtensive);
  });
});
