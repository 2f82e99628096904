import { constants, deflateRawSync } from 'node:zlib';
import type { ReadingRequest } from '@tischlein/contract/office';
import { IMPORT_FILE_PROBLEMS } from '@tischlein/wording/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { writeWorkbook } from '../support/write-workbook.ts';

const FOLDER = '/api/office/shop/roma/import';
const ONE_SECOND = 1000;

/** A PDF of a page whose 1.6 GB of text are packed into 1.6 MB. */
function writePdfBomb(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.from('BT /F1 12 Tf 10 10 Td (x) Tj ET'));
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 100 }, () => block), end]);
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<<>>>>endobj',
    `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream`,
  ];
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n';
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n`), packed, Buffer.from(tail)]);
}

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

  it('is refused if it is a PDF that unpacks into gigabytes', { timeout: 60_000 }, async () => {
    const content = writePdfBomb().toString('base64');
    const call = owner.call('POST', `${FOLDER}/read`, { source: { kind: 'file', fileName: 'karte.pdf', content } });
    expect(await measureOthers(call)).toBeLessThan(ONE_SECOND);
    const answer = await call;
    expect([answer.statusCode, answer.json().message]).toEqual([400, IMPORT_FILE_PROBLEMS.tooExtensive]);
  });

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
