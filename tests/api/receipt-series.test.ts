import { randomUUID } from 'node:crypto';
import type { ShopLegalEntity } from '@tischlein/contract/office';
import type { OrderResponse, Receipt } from '@tischlein/contract/shop';
import { orderId, shopId } from '@tischlein/domain';
import { aShop } from '@tischlein/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { sellerColumn } from '../../apps/server/src/orders/order-columns.ts';
import { toSeller } from '../../apps/server/src/orders/to-seller.ts';
import { issueReceipts } from '../../apps/server/src/receipts/issue-receipts.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria, trattoriaEntity } from '../support/trattoria.ts';

const runBy = (slug: string, name: string) => ({ ...trattoria({ slug }), legalEntity: trattoriaEntity({ name }) });

describe.each(databases)('one series of receipts per legal entity on $name (S3 L3, § 14 (4) UStG)', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    const shops = [runBy('roma', 'Roma GmbH'), runBy('milano', 'Roma GmbH'), runBy('torino', 'Torino OHG')];
    shop = await openShop(place, { shops });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const readNumbers = async (where: 'roma' | 'milano' | 'torino') =>
    (
      await shop.deps.database.read
        .selectFrom('receipts')
        .select('number')
        .where('shop_id', '=', shopId(where))
        .orderBy('number')
        .execute()
    ).map(({ number }) => number);
  const placeIn = async (where: string): Promise<string> => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await shop.guest().call('POST', `/api/shop/${where}/order`, aDelivery(), key);
    return answer.json<OrderResponse>().order.id;
  };
  const readTitles = async (id: string) => {
    const answer = await shop.guest().call('GET', `/api/shop/roma/receipt/${id}`);
    const { title, followUps } = answer.json<Receipt>();
    return [title, ...followUps.map((followUp) => followUp.title)];
  };

  it('branches that race draw each number once and without gaps', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, index) => placeIn(['roma', 'milano', 'torino'][index % 3] ?? '')));
    const shared = [...(await readNumbers('roma')), ...(await readNumbers('milano'))].toSorted((a, b) => a - b);
    expect(shared).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(await readNumbers('torino')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('the invoice names the entity, and the restaurant below it', async () => {
    const id = await placeIn('torino');
    const { seller } = (await shop.guest().call('GET', `/api/shop/torino/receipt/${id}`)).json<Receipt>();
    expect(seller.name).toBe('Torino OHG');
    expect(seller.lines.slice(0, 3)).toEqual(['Trattoria Roma', 'Lange Straße 1', '10117 Berlin']);
    expect(seller.lines).toContain('Steuernummer: 27/123/45678');
  });

  it('a shop that changes its company draws its next number from the new series, behind all it has used', async () => {
    for (const where of ['torino', 'torino', 'roma']) await placeIn(where);
    const owner = await shop.desk();
    const { id } = (await owner.call('GET', '/api/office/shop/roma/legal-entity')).json<ShopLegalEntity>();
    await owner.save('/api/office/shop/torino/legal-entity', { kind: 'choose', id });
    await placeIn('torino');
    await placeIn('milano');
    expect([await readNumbers('torino'), await readNumbers('milano')]).toEqual([[1, 2, 3], [4]]);
  });

  it('orders placed without an entity get the documents that follow in the series of the present one', async () => {
    const id = await placeIn('roma');
    await shop.deps.database.write((writer) =>
      writer
        .updateTable('orders')
        .set({ seller: sellerColumn.write(toSeller({ config: aShop(), legalEntity: null })) })
        .execute(),
    );
    await placeIn('milano');
    await (await shop.desk()).act(id, 'refuse');
    expect(await readTitles(id)).toEqual(['Beleg 1', 'Stornobeleg 3']);
  });

  it('a cancellation that several transactions write at once is one document', async () => {
    const id = await placeIn('roma');
    const { write } = shop.deps.database;
    await write((writer) => writer.updateTable('orders').set({ status: 'cancelled' }).execute());
    const key = { shop_id: shopId('roma'), order_id: orderId(id) };
    await Promise.all(
      Array.from({ length: 6 }, () => write((writer) => issueReceipts(writer, key, shop.deps.clock.now()))),
    );
    expect(await readTitles(id)).toEqual(['Beleg 1', 'Stornobeleg 2']);
  });

  it('a number that is rolled back is drawn again', async () => {
    const id = await placeIn('roma');
    const { write } = shop.deps.database;
    const key = { shop_id: shopId('roma'), order_id: orderId(id) };
    const failed = write(async (writer) => {
      await writer.updateTable('orders').set({ status: 'cancelled' }).execute();
      await issueReceipts(writer, key, shop.deps.clock.now());
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    await placeIn('milano');
    expect([await readNumbers('roma'), await readNumbers('milano')]).toEqual([[1], [2]]);
  });

  it('orders from before keep their numbers; the series continues behind the highest of the entity', async () => {
    const [first, second] = [await placeIn('roma'), await placeIn('milano')];
    const { write } = shop.deps.database;
    await write(async (writer) => {
      await writer.deleteFrom('receipts').execute();
      await writer.deleteFrom('receipt_series').execute();
      const row = { kind: 'invoice', cause: '', issued_at: '2026-11-20T10:00:00.000Z', document: '' } as const;
      for (const [where, id, number] of [
        ['roma', first, 7],
        ['milano', second, 40],
      ] as const)
        await writer
          .insertInto('receipts')
          .values({ ...row, shop_id: shopId(where), order_id: orderId(id), series: `shop:${where}`, number })
          .execute();
    });
    expect(await readTitles(first)).toEqual(['Beleg 7']);
    await (await shop.desk()).act(first, 'refuse');
    expect(await readTitles(first)).toEqual(['Beleg 7', 'Stornobeleg 41']);
    await placeIn('milano');
    expect(await readNumbers('milano')).toEqual([40, 42]);
  });
});
