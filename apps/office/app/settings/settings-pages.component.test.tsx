import * as calls from '@tischlein/contract/calls';
import type { ShopConfig } from '@tischlein/domain/shop';
import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { setHours, stopDelivery, VACATION } from '../../../../tests/components/set-hours.ts';
import { send } from '../api/send.ts';
import { readConfig, saveConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const expectSaved = () => expect.element(page.getByText(/^(Im Entwurf gespeichert|Gespeichert)\./)).toBeVisible();

interface EditedPage {
  readonly path: '/restaurant' | '/optionen';
  readonly field: () => Locator;
  /** As typed on the page, and as the configuration has it then. */
  readonly typed: string;
  readonly mine: Partial<ShopConfig>;
  /** What another person changes: the same field, and another one. */
  readonly theirs: Partial<ShopConfig>;
  readonly elsewhere: Partial<ShopConfig>;
  readonly shown: readonly [theirs: string, mine: string];
  readonly name: string;
}

const PHONE = 'Telefon';
const MINIMUM = 'Mindestbestellwert bei Abholung';

const PAGES: readonly EditedPage[] = [
  {
    path: '/restaurant',
    name: PHONE,
    field: () => page.getByLabelText(PHONE, { exact: true }),
    typed: '030 5557788',
    mine: { phone: '030 5557788' },
    theirs: { phone: '030 1112223' },
    elsewhere: { email: 'neu@tramonto.example' },
    shown: ['030 1112223', '030 5557788'],
  },
  {
    path: '/optionen',
    name: MINIMUM,
    field: () => page.getByLabelText(MINIMUM, { exact: true }),
    typed: '8,00',
    mine: { pickupMinimumOrderValue: toCents(800) },
    theirs: { pickupMinimumOrderValue: toCents(1200) },
    elsewhere: { reusableNotice: 'Wir haben Schalen.' },
    shown: ['12,00 €', '8,00 €'],
  },
];

/** Another person saves while the page is open. */
async function savesToo(shop: string, change: Partial<ShopConfig>): Promise<void> {
  const known = await readConfig(shop);
  if (!known.ok) throw new Error(known.problem.message);
  const saved = await saveConfig(shop, { ...known.value.value, ...change }, known.value.version);
  if (!saved.ok) throw new Error(saved.problem.message);
}

async function read(shop: string): Promise<ShopConfig> {
  const answer = await readConfig(shop);
  return answer.ok ? answer.value.value : expect.fail(answer.problem.message);
}

describe.each(PAGES)('$path', ({ path, name, field, typed, mine, theirs, elsewhere, shown }) => {
  async function types(): Promise<string> {
    const shop = await renderOffice(path);
    await field().fill(typed);
    return shop;
  }

  it('another person edits another field: a save keeps both', async () => {
    const shop = await types();
    await savesToo(shop, elsewhere);
    await save.click();
    await expectSaved();
    expect(await read(shop)).toMatchObject({ ...mine, ...elsewhere });
  });

  it.each([
    [KEEP_MINE, mine],
    [TAKE_SAVED, theirs],
  ] as const)('another person edits the same field: both are shown, "%s"', async (choice, kept) => {
    const shop = await types();
    await savesToo(shop, theirs);
    await save.click();
    await expectDifferences({ [`${name} von beiden geändert`]: shown });
    await chooseVersion(choice);
    await expect.poll(() => read(shop)).toMatchObject(kept);
  });

  it('without a connection a save says so and keeps what is typed; the next one saves it', async () => {
    const shop = await types();
    const giveBack = loseConnection();
    await save.click();
    await expect
      .element(
        page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.').first(),
      )
      .toBeVisible();
    await expect.element(field()).toHaveValue(typed);
    giveBack();
    await save.click();
    await expectSaved();
    expect(await read(shop)).toMatchObject(mine);
  });

  it('the shop changes meanwhile: hours, a pause, no deliveries, an order; a save keeps all of it', async () => {
    const shop = await types();
    await openForGuests(shop);
    await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
    await setHours(shop, { preOrderDays: 3, specialOpeningTimes: VACATION });
    await stopDelivery(shop);
    await send(calls.startPause, { params: { shop }, body: { scope: 'all', minutes: 20 } });
    await save.click();
    await expectSaved();
    expect(await read(shop)).toMatchObject({ ...mine, supportDelivery: false, opening: { preOrderDays: 3 } });
  });
});
