import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ShopMails, ShopStateAnswer } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { afterEach, describe, expect, it } from 'vitest';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTrattoria, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { readMailbox, readMailFiles } from '../support/read-mailbox.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const CONFIG = '/api/office/shop/roma/config';
const MAILS = '/api/office/shop/roma/mails';

describe.each(usuallyOnSqlite(preparedTwoShops))("a shop's own words in its mails on $name", ({ open }) => {
  let shop: TestShop;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop } = opened);
    ({ dataDir } = opened.place);
  });

  const saveTexts = async (mailTexts: object) => {
    const owner = await shop.desk();
    const config = (await owner.call('GET', CONFIG)).json<ShopConfig>();
    return { owner, answer: await owner.save(CONFIG, { ...config, mailTexts }) };
  };

  it('are in the mail that guests get, as text and escaped in HTML', async () => {
    const { answer } = await saveTexts({
      orderPlaced: { subject: 'Ciao {name}: {nummer}', intro: 'Danke & <b>grazie</b>, {name}!', closing: 'Bis gleich' },
    });
    expect(answer.statusCode).toBeLessThan(300);
    const { number } = await shop.guest().order();
    await everythingIsSent(shop);
    const mail = (await readMailFiles(dataDir)).find(({ subject }) => subject.startsWith('Ciao'));
    expect(mail?.subject).toMatch(new RegExp(`^Ciao \\S+: ${number}$`));
    expect(mail?.text).toMatch(/Danke & <b>grazie<\/b>, [^{]+!/);
    expect(mail?.text).toContain('Bis gleich');
    expect(mail?.html).toContain('Danke &amp; &lt;b&gt;grazie&lt;/b&gt;');
  });

  it('cannot name a placeholder that the mail does not have, and nothing is saved then', async () => {
    const { owner, answer } = await saveTexts({ orderPlaced: { intro: 'Hallo {nmae}' } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest']);
    expect((await owner.call('GET', CONFIG)).json<ShopConfig>().mailTexts).toBeUndefined();
  });

  it('are no part of what guests can read', async () => {
    await saveTexts({ orderPlaced: { intro: 'Nur in der Mail' } });
    const { body } = await shop.guest().call('GET', '/api/shop/roma/config');
    expect(body).not.toContain('Nur in der Mail');
  });

  it('are previewed unsaved in a page that runs nothing', async () => {
    const owner = await shop.desk();
    const preview = await owner.call('GET', `${MAILS}/preview/orderAccepted?intro=${encodeURIComponent('<i>Neu</i>')}`);
    expect(preview.body).toContain('&lt;i&gt;Neu&lt;/i&gt;');
    expect(preview.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'/);
    expect((await shop.guest().call('GET', `${MAILS}/preview/orderAccepted`)).statusCode).toBe(401);
  });

  it('are tried by a mail to the person who is signed in, ten within ten minutes', async () => {
    const owner = await shop.desk();
    const body = { kind: 'feedbackInvited', text: { subject: 'Probe {nummer}' } };
    const sent = await owner.call('POST', `${MAILS}/test`, body);
    expect(sent.json()).toEqual({ to: owner.session.email, state: 'stored' });
    const mails = (await readMailbox(dataDir)).filter(({ subject }) => subject === 'Probe 4208');
    expect(mails.map(({ to }) => to)).toEqual([owner.session.email]);
    for (let times = 1; times < 10; times += 1)
      expect((await owner.call('POST', `${MAILS}/test`, body)).statusCode).toBe(200);
    const refused = await owner.call('POST', `${MAILS}/test`, body);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
  });
});

/** A mail server that refuses recipients until it is told to take them. */
async function startMailServer(): Promise<{ server: Server; url: string; takesMails: () => void }> {
  let isOpen = false;
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 mail.test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (isData) {
        isData = line !== '.';
        if (!isData) socket.write('250 taken\r\n');
        return;
      }
      isData = line === 'DATA';
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (isData) socket.write('354 go on\r\n');
      else socket.write(line.startsWith('RCPT') && !isOpen ? '450 busy with ada@example.org\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const takesMails = (): void => {
    isOpen = true;
  };
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, takesMails };
}

describe.each(usuallyOnSqlite(preparedTrattoria))('mails by SMTP on $name', ({ open }) => {
  const closings: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });

  it('that were only stored are not called sent, and can be sent once there is a mail server (S3 L16)', async () => {
    const place = await open();
    const shop = await openShop(place);
    closings.push(place.close);
    await shop.guest().order();
    await everythingIsSent(shop);
    const owner = await shop.desk();
    const { mails, smtpHost } = (await owner.call('GET', '/api/office/shop/roma/sent-mails')).json<ShopMails>();
    const placed = mails.find(({ kind }) => kind === 'orderPlaced');
    expect([placed, smtpHost]).toMatchObject([{ state: 'stored', failure: null, mayResend: false }, null]);
    const health = async (desk: Desk) => (await desk.call('GET', '/api/office/shop/roma/mail-health')).json();
    const listSteps = async (desk: Desk) =>
      (await desk.call('GET', '/api/office/shop/roma/state'))
        .json<ShopStateAnswer>()
        .recommended.map(({ step }) => step);
    expect([await health(owner), await listSteps(owner)]).toEqual([
      { isSending: false, failed: 0 },
      expect.arrayContaining(['mail']),
    ]);
    const test = await owner.call('POST', `${MAILS}/test`, { kind: 'orderPlaced', text: {} });
    expect(test.json()).toMatchObject({ state: 'stored' });
    await shop.close();

    const mailServer = await startMailServer();
    mailServer.takesMails();
    const later = await openShop(place, { smtpUrl: mailServer.url });
    closings.push(
      () => void mailServer.server.close(),
      () => later.close(),
    );
    const again = await later.desk();
    expect([await health(again), await listSteps(again)]).toEqual([
      { isSending: true, failed: 0 },
      expect.not.arrayContaining(['mail']),
    ]);
    const find = async () =>
      (await again.call('GET', '/api/office/shop/roma/sent-mails'))
        .json<ShopMails>()
        .mails.find(({ kind }) => kind === 'orderPlaced');
    expect(await find()).toMatchObject({ state: 'stored', mayResend: true });
    expect((await again.call('POST', `${MAILS}/${placed?.id}/resend`)).statusCode).toBe(204);
    await expect.poll(find, { timeout: 15_000 }).toMatchObject({ state: 'sent' });
  });

  it('are listed with the reason why one failed, without an address, and sent again', async () => {
    const mailServer = await startMailServer();
    const place = await open();
    const shop = await openShop(place, { smtpUrl: mailServer.url });
    closings.push(
      () => void mailServer.server.close(),
      place.close,
      () => shop.close(),
    );
    const { number } = await shop.guest().order();
    const owner = await shop.desk();
    const list = async () => (await owner.call('GET', '/api/office/shop/roma/sent-mails')).json<ShopMails>();
    const placed = async () => (await list()).mails.find(({ kind }) => kind === 'orderPlaced');
    await expect
      .poll(placed, { timeout: 15_000 })
      .toMatchObject({ orderNumber: number, failure: 'Error EENVELOPE 450' });
    const failed = await placed();
    expect(failed?.state).toBe('waiting');
    expect(await list()).toMatchObject({ smtpHost: '127.0.0.1' });
    expect(JSON.stringify(await list())).not.toContain('@');
    const refused = await owner.call('POST', `${MAILS}/test`, { kind: 'orderPlaced', text: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'mailNotSent']);
    mailServer.takesMails();
    const resend = () => owner.call('POST', `${MAILS}/${failed?.id}/resend`);
    expect((await resend()).statusCode).toBe(204);
    await expect.poll(placed, { timeout: 15_000 }).toMatchObject({ state: 'sent', failure: null });
    expect((await resend()).json()).toMatchObject({ code: 'mailUnknown' });
  });
});
