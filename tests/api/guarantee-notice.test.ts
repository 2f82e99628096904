import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUARANTEE_NOTICE } from '@tischlein/wording';
import { describe, expect, it } from 'vitest';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTrattoria } from '../support/databases.ts';
import type { TestShop } from '../support/open-shop.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ADDRESS = '/api/shop/roma/guarantee-notice';
const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

// Implementing Regulation (EU) 2025/1960, S3 L13.
describe.each(usuallyOnSqlite(preparedTrattoria))('the notice on the legal guarantee on $name', ({ open }) => {
  let shop: TestShop;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop } = opened);
    ({ dataDir } = opened.place);
  });

  const readConfirmation = async () => {
    await shop.guest().order();
    await everythingIsSent(shop);
    return (await readMailFiles(dataDir)).find(({ text }) => text.includes(GUARANTEE_NOTICE.title));
  };

  it('is in the confirmation of each order, as words', async () => {
    const mail = await readConfirmation();
    expect(mail?.text).toContain(GUARANTEE_NOTICE.lead);
    expect(mail?.attachments.map(({ name }) => name)).not.toContain(`${GUARANTEE_NOTICE.file}.svg`);
    expect((await shop.guest().call('GET', ADDRESS)).json()).toMatchObject({ code: 'imageUnknown' });
  });

  it('has its official picture, too, once the operator has put it into DATA_DIR', async () => {
    await writeFile(join(dataDir, 'guarantee-notice.svg'), PICTURE);
    const picture = await shop.guest().call('GET', ADDRESS);
    expect([picture.headers['content-type'], picture.rawPayload]).toEqual(['image/svg+xml', PICTURE]);
    const known = await shop.guest().call('GET', ADDRESS, undefined, { 'if-none-match': String(picture.headers.etag) });
    expect(known.statusCode).toBe(304);
    const mail = await readConfirmation();
    expect(mail?.text).toContain(GUARANTEE_NOTICE.lead);
    expect(mail?.attachments).toContainEqual({
      name: `${GUARANTEE_NOTICE.file}.svg`,
      type: 'image/svg+xml',
      text: PICTURE.toString('base64'),
      encoding: 'base64',
    });
  });
});
