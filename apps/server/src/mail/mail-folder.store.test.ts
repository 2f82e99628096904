import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, ROMA, toOrderId } from '../../../../tests/support/order-row.ts';
import type { Database } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { jobKind } from '../outbox/job-kind.ts';
import { workOnce } from '../outbox/outbox.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { openMailFolder } from './mail-folder.ts';
import type { Mailbox } from './mailbox.ts';
import { mailData } from './personal-data.store.ts';

const NOW = '2026-11-21T18:30:00.000Z';
const TOLD = jobKind('told', z.object({}));
const PETRA = 'petra@example.com';

describe.each(databases)('the folder of mails on $name', ({ open }) => {
  let place: OpenDatabase;
  let database: Database;
  let folder: Mailbox;
  let address: string;

  openDatabaseForEach(open, async (opened, at) => {
    database = opened;
    place = at;
    folder = openMailFolder(place.dataDir, database);
    address = PETRA;
    await database.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
      await addToOutbox(writer, { shopId: ROMA, orderId: toOrderId(1), at: NOW }, [TOLD.create({})]);
    });
  });

  /** Sends the mail to the guest, or to the restaurant once there is no guest. */
  const sendMails = (composed: () => Promise<void> = async () => {}): Promise<number> => {
    const handler = TOLD.handle(async (_payload, { id, shopId, createdAt, erasures }) => {
      const from = { name: 'Roma', replyTo: 'roma@example.com' };
      const to = { name: '', address };
      const text = `An ${address}`;
      await composed();
      await folder.send({ id, shopId, createdAt, from, to, subject: '', text, html: '' }, { shopId, erasures });
    });
    const clock = { now: () => NOW };
    const [events, onAbandoned] = [createEvents(() => {}), async () => {}];
    const deps = { onAbandoned, isServiceAway: () => false, isRefused: () => false, pauseAt: () => undefined };
    return workOnce({ database, events, clock, handlers: [handler], ...deps }, 'jobs');
  };
  const erase = (person: { readonly email?: string; readonly phone?: string }, order = 7): Promise<void> => {
    const orders = [toOrderId(order)];
    const known = { shopId: ROMA, email: '', phone: '', orders, customers: [], now: NOW, ...person };
    return database.write((writer) => mailData.erase(writer, known));
  };
  const deletePetra = async (): Promise<void> => {
    await erase({ email: PETRA });
    address = 'roma@example.com';
    await folder.tidy();
  };
  const stored = async () =>
    (await database.read.selectFrom('written_mails').select('to_address').execute()).map((row) => row.to_address);
  const files = () => readdir(join(place.dataDir, 'mail')).catch(() => []);

  it('stores no mail that was composed before its recipient was deleted; it is composed anew', async () => {
    const composed: string[] = [];
    await sendMails(async () => {
      composed.push(address);
      if (address === PETRA) await deletePetra();
    });
    expect(composed).toEqual([PETRA, 'roma@example.com']);
    expect([await stored(), (await files()).length]).toEqual([['roma@example.com'], 1]);
  });

  it('keeps the mails of other guests', async () => {
    await erase({ email: 'otto@example.com' });
    await sendMails();
    expect([await stored(), (await files()).length]).toEqual([[PETRA], 1]);
  });

  it('deletes the file with the mail, also one that a process has not finished, and nothing else', async () => {
    await sendMails();
    const [file = ''] = await files();
    await writeFile(join(place.dataDir, 'mail', `${file}.part`), '{');
    await writeFile(join(place.dataDir, 'mail', 'notes.txt'), 'by the operator');
    await folder.tidy();
    expect(await files()).toHaveLength(3);
    await deletePetra();
    expect(await files()).toEqual(['notes.txt']);
  });

  it('leaves no file if the recipient is deleted between the row and its file', async () => {
    const write: Database['write'] = async (work) => {
      const written = await database.write(work);
      await deletePetra();
      return written;
    };
    folder = openMailFolder(place.dataDir, { read: database.read, write });
    await sendMails();
    expect([await stored(), await files()]).toEqual([[], []]);
  });

  it('deletes a mail about an order of a guest who gave no address', async () => {
    address = 'roma@example.com';
    await sendMails();
    await erase({ phone: '+493011223344' }, 1);
    expect(await stored()).toEqual([]);
  });
});
