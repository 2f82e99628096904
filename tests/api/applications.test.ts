import type { JobApplications } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTwoShops } from '../support/databases.ts';
import type { TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const PDF = Buffer.from('%PDF-1.7\nLebenslauf');
const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;
const LIST = '/api/office/shop/roma/applications';

const pdfOf = (bytes: number): string => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]).toString('base64');

describe.each(usuallyOnSqlite(preparedTwoShops))('applications for jobs on $name', ({ open }) => {
  let shop: TestShop;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop } = opened);
    ({ dataDir } = opened.place);
  });

  const offerJob = async () => {
    const owner = await shop.desk();
    const address = '/api/office/shop/roma/config';
    const config = (await owner.call('GET', address)).json();
    const jobEntries = [{ id: 'fahrer', title: 'Fahrer:in', text: 'Mit dem Rad.' }];
    expect((await owner.save(address, { ...config, jobEntries })).statusCode).toBeLessThan(300);
    return owner;
  };
  const apply = (form: object = {}, entry = 'fahrer', slug = 'roma') =>
    shop.guest().call('POST', `/api/shop/${slug}/jobs/entry/${entry}/submit`, {
      formData: { name: 'Ada Köhler', contact: 'ada@example.org', message: 'Abends', ...form },
    });
  const list = async (visitor: Awaited<ReturnType<typeof offerJob>>) =>
    (await visitor.call('GET', LIST)).json<JobApplications>();

  it('are listed in the office with their PDF, which is downloaded and never shown', async () => {
    const owner = await offerJob();
    expect((await apply({ pdf: PDF.toString('base64') })).statusCode).toBe(204);
    const [application, ...others] = await list(owner);
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      jobTitle: 'Fahrer:in',
      name: 'Ada Köhler',
      contact: 'ada@example.org',
      message: 'Abends',
      hasPdf: true,
      receivedAt: '2026-11-21T18:30:00.000Z',
      keptUntil: '2027-05-23T18:30:00.000Z',
    });
    const pdf = await owner.call('GET', `${LIST}/${application?.id}/pdf`);
    expect(pdf.rawPayload).toEqual(PDF);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bewerbung.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('are reported to the restaurant once, without a word of the applicant', async () => {
    const owner = await offerJob();
    for (let times = 0; times < 2; times += 1) expect((await apply()).statusCode).toBe(204);
    expect(await list(owner)).toHaveLength(1);
    await everythingIsSent(shop);
    const mails = (await readMailbox(dataDir)).filter(({ subject }) => subject === 'Neue Bewerbung: Fahrer:in');
    expect(mails.map(({ to }) => to)).toEqual(['roma@example.com']);
    expect(mails[0]?.text).toContain('/office/roma/bewerbungen');
    expect(JSON.stringify(mails)).not.toMatch(/Ada|ada@|Abends/);
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Bitte gib Deinen Namen ein.' }],
    ['no way to answer', { contact: 'Ada' }, { contact: expect.stringContaining('Telefonnummer') }],
    ['a PDF above 5 MB', { pdf: pdfOf(5 * MEGABYTE + 1) }, { pdf: expect.stringContaining('höchstens 5 MB') }],
    ['another kind of file', { pdf: 'PGh0bWw+' }, { pdf: expect.stringContaining('kein PDF') }],
    ['an empty file', { pdf: '' }, { pdf: expect.stringContaining('kein PDF') }],
    ['no Base64', { pdf: '%PDF-1.7' }, { pdf: 'Bitte prüfe diese Angabe.' }],
  ])('are refused with %s', async (_, form, expected) => {
    const owner = await offerJob();
    const answer = await apply(form);
    expect([answer.statusCode, answer.json().form]).toEqual([400, expected]);
    expect(await list(owner)).toEqual([]);
  });

  it('are taken with 5 MB; a much larger body is not read', async () => {
    await offerJob();
    expect((await apply({ pdf: pdfOf(5 * MEGABYTE) })).statusCode).toBe(204);
    expect((await apply({ pdf: pdfOf(6 * MEGABYTE) })).statusCode).toBe(413);
  });

  it('need a job of that shop', async () => {
    await offerJob();
    for (const answer of [await apply({}, 'koch'), await apply({}, 'fahrer', 'napoli')])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'jobUnknown']);
  });

  it('are read by the branch managers of their shop only', async () => {
    const owner = await offerJob();
    await apply({ pdf: PDF.toString('base64') });
    const [application] = await list(owner);
    const pdf = `${LIST}/${application?.id}/pdf`;
    const add = async (slug: string) => {
      const email = `${slug}@roma.test`;
      const body = { email, role: 'branchManager', shops: [slug] };
      const { password } = (await owner.call('POST', '/api/office/staff', body)).json();
      return shop.desk(email, password);
    };
    const [own, other] = [await add('roma'), await add('napoli')];
    const statuses = async (visitor: Pick<typeof own, 'call'>) => [
      (await visitor.call('GET', LIST)).statusCode,
      (await visitor.call('GET', pdf)).statusCode,
    ];
    expect(await statuses(own)).toEqual([200, 200]);
    expect(await statuses(other)).toEqual([404, 404]);
    expect(await statuses(shop.guest())).toEqual([401, 401]);
    expect((await other.call('GET', pdf.replace('roma', 'napoli'))).statusCode).toBe(404);
  });

  it('are deleted with their PDF after six months', async () => {
    const owner = await offerJob();
    await apply({ pdf: PDF.toString('base64') });
    const { database } = shop.deps;
    const start = shop.clock.now();
    shop.clock.set(plusSeconds(start, 183 * DAY_SECONDS - 1));
    await cleanUp(shop.deps);
    const rows = () => database.read.selectFrom('job_applications').select('application_id').execute();
    expect(await rows()).toHaveLength(1);
    shop.clock.set(plusSeconds(start, 183 * DAY_SECONDS));
    await cleanUp(shop.deps);
    expect(await rows()).toEqual([]);
    expect(owner.session.role).toBe('owner');
  });

  it('are deleted early by the staff of their shop, once', async () => {
    const owner = await offerJob();
    await apply({ pdf: PDF.toString('base64') });
    const [application] = await list(owner);
    const address = (slug: string) => `/api/office/shop/${slug}/applications/${application?.id}`;
    expect((await shop.guest().call('DELETE', address('roma'))).statusCode).toBe(401);
    expect((await owner.call('DELETE', address('napoli'))).statusCode).toBe(404);
    expect(await list(owner)).toHaveLength(1);
    expect((await owner.call('DELETE', address('roma'))).statusCode).toBe(204);
    expect(await list(owner)).toEqual([]);
    expect((await owner.call('DELETE', address('roma'))).statusCode).toBe(404);
  });

  it('are taken fifty times a day by a shop', async () => {
    await offerJob();
    const { database } = shop.deps;
    const limit = { scope: 'roma', limit_key: 'applications', used: 49, since: shop.deps.clock.now() };
    await database.write((writer) =>
      writer
        .insertInto('shared_limits')
        .values(limit as never)
        .execute(),
    );
    expect((await apply()).statusCode).toBe(204);
    const refused = await apply({ name: 'Ben' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
  });
});
