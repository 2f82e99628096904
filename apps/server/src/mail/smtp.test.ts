import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMailbox, type OutgoingMail } from './mailbox.ts';
import { offersNoEncryption } from './encrypt-smtp.ts';
import { isMailRefused, isMailServerAway, openSmtp } from './smtp.ts';

// A minimal SMTP server that records what it receives.
function startMailServer(received: string[]) {
  return createServer((socket: Socket) => {
    if (hanging) return void hanging.push(socket);
    let isData = false;
    socket.write('220 mail.test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line);
      if (isData) {
        isData = line !== '.';
        if (!isData) socket.write('250 taken\r\n');
        return;
      }
      isData = line === 'DATA';
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (isData) socket.write('354 go on\r\n');
      else if (line === 'STARTTLS') socket.write('502 what is that\r\n');
      else if (line.includes('<refused@')) socket.write('550 no such user refused@example.com\r\n');
      else if (line.includes('<full@')) socket.write('452 mailbox full\r\n');
      else if (line.includes('<stranger@')) socket.write('530 sign in first\r\n');
      else socket.write('250 ok\r\n');
    });
  });
}

const SHOP = { host: 'shop.test', sender: null };

let received: string[];
let server: ReturnType<typeof startMailServer>;
let smtpUrl: string;
/** The connections of a server that accepts them and says nothing; null: it answers. */
let hanging: Socket[] | null;

beforeEach(async () => {
  received = [];
  hanging = null;
  server = startMailServer(received).listen(0, '127.0.0.1');
  await once(server, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const aMail = (parts: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  shopId: 'roma',
  createdAt: '2026-11-21T18:30:00.000Z',
  from: { name: 'Trattoria Roma', replyTo: 'roma@example.com' },
  to: { name: 'Petra Müller', address: 'petra@example.com' },
  subject: 'Deine Bestellung 1',
  text: 'Danke.',
  html: '<p>Danke.</p>',
  ...parts,
});

// A mail server needs none.
const refuse = () => Promise.reject(new Error('no database'));
const NO_DATABASE = { read: null as never, write: refuse };
const settings = () => ({ smtpUrl, mailSender: null, dataDir: 'nowhere', publicUrl: 'https://shop.test' });
const mailbox = () => openMailbox(settings(), NO_DATABASE);

it('uses the id of the outbox row as Message-ID and sends replies to the restaurant', async () => {
  const box = mailbox();
  await box.send(aMail());
  box.close();
  const text = received.join('\n');
  expect(text).toMatch(/^MAIL FROM:<bestellung@shop\.test>/m);
  expect(text).toMatch(/^RCPT TO:<petra@example\.com>/m);
  expect(text).toContain('Message-ID: <0f8fad5b-d9cb-469f-a165-70867728950e@shop.test>');
  expect(text).toContain('From: Trattoria Roma <bestellung@shop.test>');
  expect(text).toContain('Reply-To: Trattoria Roma <roma@example.com>');
  expect(text).toContain('Content-Type: text/html; charset=utf-8');
});

it('sends by another server as soon as the settings name one, and ends its mails at the former one', async () => {
  const others: string[] = [];
  const other = startMailServer(others).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const changing: { smtpUrl: string; mailSender: string | null; dataDir: string; publicUrl: string } = settings();
  const box = openMailbox(changing, NO_DATABASE);
  const first = box.send(aMail());
  changing.smtpUrl = `smtp://127.0.0.1:${(other.address() as AddressInfo).port}`;
  changing.mailSender = 'mail@roma.example';
  await Promise.all([first, box.send(aMail())]);
  box.close();
  expect(received).toContain('MAIL FROM:<bestellung@shop.test>');
  expect(others).toContain('MAIL FROM:<mail@roma.example>');
  other.close();
});

it('attaches texts', async () => {
  const box = mailbox();
  await box.send(aMail({ attachments: [{ name: 'AGB.txt', text: 'Preise mit Umlaut: 5 €' }] }));
  box.close();
  const text = received.join('\n');
  expect(text).toContain('Content-Type: text/plain; charset=utf-8; name=AGB.txt');
  expect(text).toContain('Content-Disposition: attachment; filename=AGB.txt');
});

it('lets no line break in guest input become a header or a recipient', async () => {
  const box = mailbox();
  await box.send(aMail({ to: { name: 'Petra\r\nBcc: all@example.com', address: 'petra@example.com' } }));
  box.close();
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<petra@example.com>']);
  expect(received.filter((line) => line.startsWith('Bcc'))).toEqual([]);
});

it('fails with an error code if the server refuses, so that it is retried', async () => {
  const box = mailbox();
  const refused = box.send(aMail({ to: { name: '', address: 'refused@example.com' } }));
  await expect(refused).rejects.toMatchObject({ code: 'EENVELOPE' });
  box.close();
});

it('lets mail programs unsubscribe with one click, in mails about advertising only (RFC 8058)', async () => {
  const box = mailbox();
  await box.send(aMail());
  expect(received.join('\n')).not.toContain('List-Unsubscribe');
  await box.send(aMail({ unsubscribeUrl: 'https://shop.test/abmelden/newsletter/a.b' }));
  box.close();
  expect(received).toContain('List-Unsubscribe: <https://shop.test/abmelden/newsletter/a.b>');
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('fails the mails that wait as soon as one has found that the server is away', async () => {
  hanging = [];
  const box = openSmtp(smtpUrl, SHOP, { answerWithinMs: 500, sendWithinMs: 600_000 });
  const sending = Promise.allSettled(Array.from({ length: 40 }, () => box.send(aMail())));
  const failures = (await sending).map((each) => each.status === 'rejected' && isMailServerAway(each.reason));
  expect(failures).toEqual(Array.from({ length: 40 }, () => true));
  hanging.forEach((socket) => socket.destroy());
  box.close();
});

it.each([
  ['a recipient that does not exist', 'refused@example.com', null, true],
  ['a full mailbox', 'full@example.com', null, false],
  ['a server that wants a login', 'stranger@example.com', null, false],
  ['a sender that the server refuses', 'petra@example.com', 'refused@shop.test', false],
])('knows what is refused for good: %s', async (_, address, sender, isFinal) => {
  const box = openSmtp(smtpUrl, { host: 'shop.test', sender });
  const refusal: unknown = await box.send(aMail({ to: { name: '', address } })).catch((error: unknown) => error);
  expect([isMailRefused(refusal), isMailServerAway(refusal)]).toEqual([isFinal, false]);
  box.close();
});

it('sends nothing in clear to a server that must encrypt and offers no STARTTLS', async () => {
  const box = openSmtp(`${smtpUrl.replace('//', '//shop:geheim@')}?requireTLS=true`, SHOP);
  const failure: unknown = await box.send(aMail()).catch((error: unknown) => error);
  expect([offersNoEncryption(failure), isMailServerAway(failure)]).toEqual([true, true]);
  box.close();
  expect(received.filter((line) => !/^(?:EHLO|STARTTLS|QUIT)/.test(line))).toEqual([]);
});

it('tells a refused recipient from a server that is away', async () => {
  const box = mailbox();
  const refusal: unknown = await box
    .send(aMail({ to: { name: '', address: 'refused@example.com' } }))
    .catch((error: unknown) => error);
  expect(isMailServerAway(refusal)).toBe(false);
  server.close();
  box.close();
  const gone = openSmtp('smtp://127.0.0.1:1', SHOP);
  expect(await gone.send(aMail()).catch(isMailServerAway)).toBe(true);
  gone.close();
});

it('gives up all mails in time while the server hangs, and sends the next ones once it answers', async () => {
  hanging = [];
  const box = openSmtp(smtpUrl, SHOP, { sendWithinMs: 2000 });
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => box.send(aMail())));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  hanging.forEach((socket) => socket.destroy());
  hanging = null;
  await box.send(aMail());
  box.close();
  expect(received.filter((line) => line === 'DATA')).toHaveLength(1);
});

it('gives up the mails that a hanging server has not taken when it closes', async () => {
  hanging = [];
  const connected = once(server, 'connection');
  const box = openSmtp(smtpUrl, SHOP);
  const sending = Promise.allSettled(Array.from({ length: 5 }, () => box.send(aMail())));
  await connected;
  box.close();
  expect((await sending).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  hanging.forEach((socket) => socket.destroy());
});
