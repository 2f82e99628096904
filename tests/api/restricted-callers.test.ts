import * as contract from '@tischlein/contract/calls';
import { mayMakeByKey } from '@tischlein/contract/calls';
import { API_SCOPES, type ApiScope } from '@tischlein/domain/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { addTables } from '../support/dining-tables.ts';
import { isForShop, makeCall, type NamedCall, PERMITTED_CALLS } from '../support/every-call.ts';
import { type Desk, type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { openDevice } from '../support/open-device.ts';

const OFFICE = '/api/office/shop/roma';
const FORBIDDEN = [403, 'forbidden'];

/** All that a key can do, whatever its scopes. A new call that widens this list is looked at first: may a program do it? */
const CALLS_OF_KEYS = [
  'actOnOrder',
  'addWebhook',
  'changeWebhookSecret',
  'closeEarlierOrders',
  'confirmDeclarations',
  'createGuestCode',
  'decidePrintJob',
  'deskEvents',
  'drawPicture',
  'endPause',
  'exportArchive',
  'exportDatev',
  'exportOrders',
  'exportOrdersWorkbook',
  'exportReceipts',
  'exportReceiptsCsv',
  'exportReceiptsWorkbook',
  'exportReport',
  'exportReportCsv',
  'exportSeriesCodes',
  'exportSeriesWorkbook',
  'findTelephoneGuests',
  'getArchivedOrder',
  'getCouponUsage',
  'getDayOverview',
  'getDayOverviewPdf',
  'getDeclarations',
  'getDeskOrder',
  'getFirstEvening',
  'getFranchiseDifferences',
  'getFranchiseMenu',
  'getHubriseOrder',
  'getMailHealth',
  'getMenuChange',
  'getMenuChanges',
  'getOfferUsage',
  'getPause',
  'getReport',
  'getSeriesCodes',
  'getShopConfig',
  'getShopMenu',
  'getStock',
  'getVisitFigures',
  'handleWithdrawal',
  'importPictures',
  'listBranchesToday',
  'listCouponSeries',
  'listCoupons',
  'listDayOverviews',
  'listOrders',
  'listPrinters',
  'listWebhookDeliveries',
  'listWebhooks',
  'listWithdrawals',
  'movePrintJobs',
  'noteOpened',
  'previewOrderChange',
  'printOrder',
  'proposeOrderChange',
  'readImport',
  'removeWebhook',
  'resendWebhookDelivery',
  'restoreMenu',
  'saveShopMenu',
  'saveWebhook',
  'searchOrders',
  'startPause',
  'switchStock',
  'takeBrowserJob',
  'takeTelephoneOrder',
  'testPrinter',
  'testWebhook',
  'uploadPicture',
  'withdrawOrderChange',
];

describe.each(onSqlite(preparedTwoShops))('callers with less than a role, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
    await addTables(owner);
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  describe.each([...API_SCOPES.map((scope) => [scope]), API_SCOPES])('an API key with %s', (...scopes: ApiScope[]) => {
    let headers: Readonly<Record<string, string>>;
    beforeAll(async () => {
      const made = await owner.call('POST', `${OFFICE}/api-keys`, { name: 'Kasse', scopes });
      headers = { authorization: `Bearer ${made.json().secret}` };
    });

    it.each(PERMITTED_CALLS)('$name', async (each) => {
      const make = (slug: string) => makeCall(shop.guest(), each, { shop: slug, headers });
      const notSignedIn = [401, each.call.caller === 'waiter' ? 'waiterSignInNeeded' : 'signInNeeded'];
      expect(await make(isForShop(each) ? 'napoli' : 'roma')).toEqual(notSignedIn);
      if (!isForShop(each)) return;
      if (mayMakeByKey(scopes, each.call)) expect((await make('roma'))[0]).not.toBe(401);
      else expect(await make('roma')).toEqual(FORBIDDEN);
    });
  });

  it('keys make the calls of this list, and no other', () => {
    const made = PERMITTED_CALLS.filter(({ call }) => mayMakeByKey(API_SCOPES, call)).map(({ name }) => name);
    expect(made.toSorted()).toEqual(CALLS_OF_KEYS);
  });

  describe.each(['staff', 'waiter', 'driver'] as const)('a locked device of the role %s', (role) => {
    let device: Guest;
    beforeAll(async () => {
      device = await openDevice(shop, owner, { role });
      await device.call('POST', contract.lockDevice.path, {});
    });

    const isOpen = ({ call }: NamedCall) => call.whileLocked === true;
    it.each(PERMITTED_CALLS.filter((each) => !isOpen(each)))('$name', async (each) => {
      const [status, code] = await makeCall(device, each, { shop: 'roma' });
      expect([status, ['forbidden', 'deviceLocked'].includes(String(code))]).toEqual([403, true]);
    });
  });

  describe('an owner whose required second factor is missing', () => {
    beforeAll(async () => {
      await shop.deps.database.write((writer) =>
        writer.insertInto('staff_rules').values({ rule: 'secondFactor', since: shop.clock.now() }).execute(),
      );
    });

    const needsNone = ({ call }: NamedCall) => call.area === 'own' || call.area === 'session';
    it.each(PERMITTED_CALLS.filter((each) => !needsNone(each)))('$name', async (each) => {
      expect(await makeCall(owner, each, { shop: 'roma' })).toEqual([403, 'secondFactorMissing']);
    });

    it('reaches the calls that need none', async () => {
      expect((await owner.call('GET', contract.getSession.path)).statusCode).toBe(200);
    });
  });
});
