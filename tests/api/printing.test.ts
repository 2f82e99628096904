import type { PrinterWithAddress, Printers } from '@tischlein/contract/office';
import type { Receipt } from '@tischlein/contract/shop';
import { shopId, toCents } from '@tischlein/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { replaceConfig } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedConfig } from '../../apps/server/src/shops/saved-shop.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import { createFakeEpson, createFakeStar, openFakeEscpos } from '../support/fake-printers.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const PRINTERS = '/api/office/shop/roma/printers';
const JOBS = '/api/office/shop/roma/print-jobs';

describe.each(usuallyOnSqlite(preparedTrattoria))('printing on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let origin: string;
  let escpos: Awaited<ReturnType<typeof openFakeEscpos>>;
  beforeAll(async () => {
    escpos = await openFakeEscpos();
  });
  afterAll(() => escpos.close());
  openShopForEach(open, (opened) => ({ shop, owner } = opened), { printerNetwork: ['127.0.0.0/8'] });
  beforeEach(async () => {
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    escpos.paper.length = 0;
    escpos.mood = 'ready';
  });

  const add = async (form: object): Promise<PrinterWithAddress> => {
    const answer = await owner.call('POST', PRINTERS, { name: 'Küche', slips: ['kitchen'], ...form });
    expect(answer.statusCode).toBe(201);
    const added: PrinterWithAddress = answer.json();
    return { ...added, address: added.address && added.address.replace('http://shop.test', origin) };
  };
  const list = async (): Promise<Printers> => (await owner.call('GET', PRINTERS)).json();
  const accept = async () => {
    const { formValues, ...request } = aDelivery();
    const order = await shop
      .guest()
      .order({ ...request, formValues: { ...formValues, messageCook: 'Größe XL für 5 €' } });
    expect((await owner.act(order.id, 'accept')).statusCode).toBe(200);
    return order;
  };
  const decide = async (decision: string) => {
    const [job] = (await list()).jobs;
    return (await owner.call('POST', `${JOBS}/${job?.id ?? ''}`, { decision })).statusCode;
  };
  const pass = (seconds: number) => shop.clock.set(plusSeconds(shop.clock.now(), seconds));

  describe('a Star printer (CloudPRNT)', () => {
    it('fetches the slip of an accepted order once, with umlauts and €', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await shop.guest().order();
      expect(await star.print()).toBe(false);
      const { number } = await accept();
      expect(await star.print()).toBe(true);
      expect(await star.print()).toBe(false);
      expect(star.paper).toHaveLength(1);
      expect(star.paper[0]).toMatch(new RegExp(`Küchenbon.*\n${number} `));
      expect(star.paper[0]).toContain('Größe XL für 5 €');
      expect((await list()).printers).toMatchObject([{ isOnline: true, problem: null, waiting: 0 }]);
    });

    it('names the packaging that the guest has chosen, and so does the receipt (S3 L15)', async () => {
      await editShop(shop.deps, shopId('roma'), (writer, saved) =>
        replaceConfig(writer, saved, {
          ...readSavedConfig(saved),
          reusables: { offer: 'both', deposit: toCents(500) },
        }),
      );
      const star = createFakeStar((await add({ kind: 'star', slips: ['kitchen', 'driver'] })).address ?? '');
      const guest = shop.guest();
      const { id } = await guest.order(aDelivery({ packaging: 'reusable' }));
      expect((await owner.act(id, 'accept')).statusCode).toBe(200);
      while (await star.print());
      expect(star.paper).toHaveLength(2);
      for (const paper of star.paper) expect(paper).toContain('Verpackung: Mehrweg');
      const receipt = (await guest.call('GET', `/api/shop/roma/receipt/${id}`)).json<Receipt>();
      expect(receipt.facts).toContainEqual({ name: 'Verpackung', value: 'Mehrweg' });
    });

    it('that does not confirm leaves a doubt; only a person prints it again', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await accept();
      await star.print({ answers: false });
      expect((await list()).jobs).toEqual([]);
      pass(61);
      expect((await list()).jobs).toMatchObject([{ state: 'doubtful', slip: 'kitchen' }]);
      expect(await star.print()).toBe(false);
      expect(await decide('repeat')).toBe(204);
      expect(await star.print()).toBe(true);
      expect(await star.print()).toBe(false);
      expect(star.paper[1]).toContain('NOCH EINMAL GEDRUCKT');
      expect((await list()).jobs).toEqual([]);
    });

    it('whose confirmation is late has printed after all', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await accept();
      const { jobToken, mediaTypes } = await (await star.poll()).json();
      await star.fetch(jobToken, mediaTypes[0]);
      pass(120);
      expect((await list()).jobs).toHaveLength(1);
      await star.say(`token=${jobToken}&code=200%20OK`);
      await star.say(`token=${jobToken}&code=200%20OK`);
      expect((await list()).jobs).toEqual([]);
    });

    it('may fetch the same job again while it is printing it, and no other job in between', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await accept();
      await accept();
      const { jobToken, mediaTypes } = await (await star.poll()).json();
      const first = await (await star.fetch(jobToken, mediaTypes[0])).text();
      expect(await (await star.fetch(jobToken, mediaTypes[0])).text()).toBe(first);
      expect(await (await star.poll()).json()).toEqual({ jobReady: false });
      expect((await star.fetch(jobToken, 'text/plain')).status).toBe(415);
      expect((await star.fetch('unbekannt', mediaTypes[0])).status).toBe(404);
      // Another node may have offered the next one before this one was fetched.
      const queued = shop.deps.database.read.selectFrom('print_jobs').select('job_id').where('state', '=', 'queued');
      const { job_id: next } = await queued.executeTakeFirstOrThrow();
      expect((await star.fetch(next, mediaTypes[0])).status).toBe(404);
      await star.say(`token=${jobToken}&code=${encodeURIComponent('520 download')}`);
      expect((await list()).jobs).toMatchObject([{ state: 'failed' }]);
      expect(await star.print()).toBe(true);
    });

    it('with old firmware names no job', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await accept();
      expect((await star.fetch('', '')).status).toBe(200);
      await star.say('code=200%20OK');
      pass(61);
      expect((await list()).jobs).toEqual([]);
      expect((await star.fetch('', '')).status).toBe(404);
    });

    it('says why it does not print', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      await star.poll({ statusCode: '410%20Paper%20out', printingInProgress: null });
      expect((await list()).printers).toMatchObject([{ problem: 'paper' }]);
      await star.poll({ statusCode: '200%20OK' });
      expect((await list()).printers).toMatchObject([{ problem: null, isOnline: true }]);
      await accept();
      expect(await (await star.poll({ statusCode: '200', printingInProgress: true })).json()).toEqual({
        jobReady: false,
      });
      pass(61);
      expect((await list()).printers).toMatchObject([{ isOnline: false, waiting: 1 }]);
    });

    it('gets a picture instead of text', async () => {
      const star = createFakeStar((await add({ kind: 'star', encoding: 'raster' })).address ?? '');
      await accept();
      const { jobToken, mediaTypes } = await (await star.poll()).json();
      expect(mediaTypes).toEqual(['image/png']);
      const answer = await star.fetch(jobToken, 'image/png');
      expect(answer.headers.get('x-star-cut')).toBe('full; feed=true');
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 576]);
    });
  });

  describe('an Epson printer (Server Direct Print)', () => {
    it('asks, prints and confirms', async () => {
      const epson = createFakeEpson((await add({ kind: 'epson', slips: ['counter', 'driver'] })).address ?? '');
      expect(await epson.ask()).toBe('');
      await accept();
      const first = await epson.print();
      expect(await epson.ask()).toBe('');
      await epson.result(first);
      const second = await epson.print();
      await epson.result(second);
      expect(await epson.ask()).toBe('');
      expect(epson.paper[0]).toContain('Thekenbon');
      expect(epson.paper[1]).toMatch(/Lieferbon[^]*\d €/);
      pass(120);
      expect((await list()).jobs).toEqual([]);
    });

    it('that fails, or is still printing, says so', async () => {
      const epson = createFakeEpson((await add({ kind: 'epson' })).address ?? '');
      await accept();
      const job = await epson.print();
      await epson.result(job, 'success="false" code="Printing" status="0"');
      expect((await list()).jobs).toEqual([]);
      await epson.result(job, 'success="false" code="EPTR_REC_EMPTY" status="0"');
      expect((await list()).jobs).toMatchObject([{ state: 'failed' }]);
      expect(await epson.ask()).toBe('');
      expect(await decide('printed')).toBe(204);
      expect(await decide('printed')).toBe(404);
    });

    it('reports its state', async () => {
      const epson = createFakeEpson((await add({ kind: 'epson' })).address ?? '');
      const report = (bits: string) =>
        epson.post({
          ConnectionType: 'SetStatus',
          Status: `<statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus="${bits}"/></statusmonitor>`,
        });
      await report('0x0F08003C');
      expect((await list()).printers).toMatchObject([{ problem: 'paper' }]);
      await report('0x0F000016');
      expect((await list()).printers).toMatchObject([{ problem: null }]);
      expect(await epson.post({ ConnectionType: 'Unsinn' })).toBe('');
    });
  });

  describe('an ESC/POS printer in the network', () => {
    const network = (form: object = {}) => add({ kind: 'escpos', host: escpos.host, port: escpos.port, ...form });
    const states = async () => {
      const rows = await shop.deps.database.read
        .selectFrom('print_jobs')
        .select('state')
        .orderBy('created_at')
        .execute();
      return rows.map(({ state }) => state);
    };

    it('prints as soon as an order is accepted, and says that it has', async () => {
      await network();
      await accept();
      await expect.poll(states, { timeout: 8000 }).toEqual(['printed']);
      expect(escpos.paper).toHaveLength(1);
      expect(escpos.paper[0]).toContain('Größe XL für 5 €');
    });

    it('without paper keeps its jobs, and prints them later', async () => {
      escpos.mood = 'noPaper';
      const { printer } = await network();
      await accept();
      await expect.poll(async () => (await list()).printers[0]?.problem, { timeout: 8000 }).toBe('paper');
      expect(await states()).toEqual(['queued']);
      escpos.mood = 'ready';
      pass(11);
      await owner.call('POST', `${PRINTERS}/${printer.id}/test`);
      await expect.poll(states, { timeout: 8000 }).toEqual(['printed', 'printed']);
    });

    it('that hangs up in the middle leaves a doubt', async () => {
      escpos.mood = 'hangsUp';
      await network();
      await accept();
      await expect.poll(states, { timeout: 8000 }).toEqual(['handedOut']);
      await expect
        .poll(
          async () =>
            (await shop.deps.database.read.selectFrom('printers').select('locked_until').executeTakeFirst())
              ?.locked_until,
          { timeout: 8000 },
        )
        .toBe(plusSeconds(shop.clock.now(), 10));
      escpos.mood = 'ready';
      pass(61);
      expect((await list()).jobs).toMatchObject([{ state: 'doubtful' }]);
      expect(escpos.paper).toEqual([]);
    });

    it('is only reached in the networks that the operator names', async () => {
      const form = { kind: 'escpos', name: 'Router', slips: ['kitchen'], host: '169.254.169.254' };
      const answer = await owner.call('POST', PRINTERS, form);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'printerAddressRefused']);
    });
  });

  describe('the one queue', () => {
    it('prints a test order as one that nobody cooks', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      const state = '/api/office/shop/roma/state';
      const { version } = (await owner.call('GET', state)).json();
      await owner.call('PUT', state, { state: 'draft' }, { 'if-match': `"${version}"` });
      const { formValues } = aDelivery();
      const placed = await owner.call('POST', '/api/shop/roma/order', aDelivery({ formValues }), {
        'idempotency-key': crypto.randomUUID(),
      });
      expect(placed.statusCode).toBe(200);
      expect((await owner.act(placed.json().order.id, 'accept')).statusCode).toBe(200);
      expect(await star.print()).toBe(true);
      expect(star.paper[0]).toContain('PROBEBESTELLUNG – nicht kochen');
    });

    it('is empty for an order that is refused, and is emptied for one that is cancelled', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      const { id } = await shop.guest().order();
      await owner.act(id, 'refuse', { reason: 'Ofen kaputt' });
      const order = await accept();
      await owner.act(order.id, 'cancel', { reason: 'Ofen kaputt' });
      expect(await star.print()).toBe(false);
    });

    it('says STORNO where a slip was handed out before its order is cancelled', async () => {
      const star = createFakeStar((await add({ kind: 'star', slips: ['kitchen', 'counter'] })).address ?? '');
      const { id } = await accept();
      expect(await star.print()).toBe(true);
      await owner.act(id, 'cancel', { reason: 'Ofen kaputt' });
      expect(await star.print()).toBe(true);
      expect(await star.print()).toBe(false);
      expect(star.paper[0]).not.toContain('STORNO');
      expect(star.paper[1]).toMatch(/Küchenbon[^]*STORNO[^]*nicht kochen[^]*Margherita/);
    });

    it('prints an order once more, marked, at the printers that print such slips', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      const { id } = await accept();
      await star.print();
      const again = () => owner.call('POST', `/api/office/shop/roma/orders/${id}/print`);
      expect((await again()).json()).toEqual({ queued: 1 });
      expect(await star.print()).toBe(true);
      expect(star.paper[1]).toContain('NOCH EINMAL');
      expect((await owner.call('POST', '/api/office/shop/roma/orders/unbekannt/print')).statusCode).toBe(404);
    });

    it('moves slips that wait to another printer', async () => {
      const broken = await add({ kind: 'star', name: 'Kaputt' });
      const other = await add({ kind: 'star', name: 'Theke', slips: ['driver'] });
      const { number } = await accept();
      const star = createFakeStar(other.address ?? '');
      await star.print();
      const move = (from: string, to: string) => owner.call('POST', `${PRINTERS}/${from}/move`, { to });
      expect((await move(broken.printer.id, other.printer.id)).json()).toEqual({ moved: 1 });
      expect((await move(broken.printer.id, other.printer.id)).json()).toEqual({ moved: 0 });
      expect((await move(broken.printer.id, broken.printer.id)).statusCode).toBe(404);
      expect(await star.print()).toBe(true);
      expect(star.paper.at(-1)).toMatch(new RegExp(`Küchenbon[^]*${number} `));
      expect(await createFakeStar(broken.address ?? '').print()).toBe(false);
    });

    it('labels the bag of each person of a group', async () => {
      const epson = createFakeEpson((await add({ kind: 'epson', slips: ['bags'] })).address ?? '');
      await accept();
      expect(await epson.print()).toBe('');
      const [ada, ben] = [shop.guest(), shop.guest()];
      const path = '/api/shop/roma/group-order';
      const made = (await ada.call('POST', path, { groupName: 'Mittag', userName: 'Ada' })).json();
      const joined = (await ben.call('POST', `${path}/${made.id}/join`, { userName: 'Ben' })).json();
      const fills = (guest: typeof ada, memberId: string, dishId: string) =>
        guest.call('POST', `${path}/${made.id}/member/${memberId}`, { cart: { items: [{ dishId, amount: 1 }] } });
      await fills(ada, made.memberId, 'margherita');
      await fills(ben, joined.memberId, 'salami');
      await ada.call('POST', `${path}/${made.id}`, { stage: 'checkout' });
      const { id } = await ada.order(aDelivery({ groupOrderId: made.id, orderItems: [] }));
      await owner.act(id, 'accept');
      expect(await epson.print()).not.toBe('');
      expect(epson.paper[0]).toMatch(/Mittag +1\/2\nAda\n[^]*Margherita[^]*Mittag +2\/2\nBen\n[^]*Salami/);
    });

    it('gives a job to one of two nodes', async () => {
      const star = createFakeStar((await add({ kind: 'star' })).address ?? '');
      const epson = createFakeEpson((await add({ kind: 'epson' })).address ?? '');
      await accept();
      const asked = await Promise.all(Array.from({ length: 8 }, () => epson.ask()));
      expect(asked.filter((xml) => xml !== '')).toHaveLength(1);
      expect(await star.print()).toBe(true);
    });

    it('a station gets its categories only', async () => {
      const kitchen = createFakeStar((await add({ kind: 'star', categories: ['gibt es nicht'] })).address ?? '');
      await accept();
      expect(await kitchen.print()).toBe(false);
    });

    it('a browser prints like any other printer', async () => {
      const { printer } = await add({ kind: 'browser', copies: 2 });
      await accept();
      const take = async () => (await owner.call('POST', `${PRINTERS}/${printer.id}/take`)).json().job;
      const job = await take();
      expect(job).toMatchObject({ copies: 2 });
      expect(job.rows.map(({ text }: { text: string }) => text).join('\n')).toContain('Größe XL');
      expect(await take()).toBeNull();
      expect((await owner.call('POST', `${JOBS}/${job.id}`, { decision: 'printed' })).statusCode).toBe(204);
    });

    it('40 jobs over lost answers are each printed once or in doubt', async () => {
      const epson = createFakeEpson((await add({ kind: 'epson' })).address ?? '');
      const [printer] = (await list()).printers;
      for (let count = 0; count < 40; count += 1) await owner.call('POST', `${PRINTERS}/${printer?.id ?? ''}/test`);
      const printed = new Map<string, number>();
      for (let round = 0; round < 80; round += 1) {
        const job = await epson.print();
        if (job === '') pass(61);
        else printed.set(job, (printed.get(job) ?? 0) + 1);
        if (job !== '' && round % 3 !== 0) await Promise.all([epson.result(job), epson.result(job)]);
      }
      expect([...printed.values()].every((times) => times === 1)).toBe(true);
      expect(printed.size).toBe(40);
    });

    it('forgets after two weeks', async () => {
      await add({ kind: 'star' });
      await accept();
      pass(15 * 24 * 60 * 60);
      await cleanUp(shop.deps);
      expect(await shop.deps.database.read.selectFrom('print_jobs').selectAll().execute()).toEqual([]);
    });
  });

  describe('an address', () => {
    it('is shown once, stored as a hash, and ends when it is replaced', async () => {
      const { printer, address } = await add({ kind: 'star' });
      const token = address?.split('/').at(-1) ?? '';
      const row = await shop.deps.database.read.selectFrom('printers').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(token);
      expect(JSON.stringify(await list())).not.toContain(token);
      const renewed = (await owner.call('POST', `${PRINTERS}/${printer.id}/address`)).json();
      expect(renewed.address).toMatch(/^http:\/\/shop\.test\/api\/print\/star\//);
      expect((await createFakeStar(address ?? '').poll()).status).toBe(404);
      expect(
        (await createFakeStar(`${origin}/api/print/epson/${renewed.address.split('/').at(-1)}`).poll()).status,
      ).toBe(404);
    });

    it('goes with its printer', async () => {
      const { printer, address } = await add({ kind: 'star' });
      await accept();
      expect((await owner.call('DELETE', `${PRINTERS}/${printer.id}`)).statusCode).toBe(204);
      expect((await owner.call('DELETE', `${PRINTERS}/${printer.id}`)).statusCode).toBe(404);
      expect((await createFakeStar(address ?? '').poll()).status).toBe(404);
    });

    it('the kitchen prints and decides, but sets nothing up', async () => {
      const { printer } = await add({ kind: 'star' });
      const cook = await takesOnCook({ shop, owner });
      expect((await cook.call('GET', PRINTERS)).statusCode).toBe(200);
      expect((await cook.call('POST', `${PRINTERS}/${printer.id}/test`)).statusCode).toBe(204);
      expect((await cook.call('DELETE', `${PRINTERS}/${printer.id}`)).statusCode).toBe(403);
      expect((await cook.call('POST', `${PRINTERS}/${printer.id}/address`)).statusCode).toBe(403);
    });
  });
});
