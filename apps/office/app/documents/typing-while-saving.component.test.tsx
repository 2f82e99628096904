import * as calls from '@tischlein/contract/calls';
import { toBasisPoints, toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { holdSave } from '../../../../tests/components/hold-save.ts';
import { mount, unmount } from '../../../../tests/components/mount.tsx';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';
import { Office } from '../office.tsx';

const save = page.getByRole('button', { name: 'Speichern' });
const UNSAVED = page.getByText('Noch nicht gespeichert.', { exact: true });

interface Typing {
  readonly path: `/${string}`;
  readonly config?: Parameters<typeof renderOffice>[1];
  /** Opens the part of the page that has the field. */
  readonly open?: () => Promise<void>;
  readonly field: () => Locator;
  readonly texts: readonly [string, string];
}

const label = (name: string) => (): Locator => page.getByLabelText(name, { exact: true });
const press = (name: string) => (): Promise<void> => page.getByRole('button', { name }).first().click();
const stage = { discountType: 'percent', value: toBasisPoints(500), minimumOrderValue: toCents(6000) } as const;
const TABLES = {
  tables: [{ number: 1, area: '', seats: 4 }],
  payAtTable: false,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
} as const;

const TYPINGS: readonly Typing[] = [
  { path: '/marke', field: label('Sticker im Kopf (optional)'), texts: ['Neu', 'Neu und heute offen'] },
  { path: '/ausfuhr', field: label('Kostenstelle'), texts: ['11', '1100'] },
  {
    path: '/bewertungen',
    config: { feedbackMails: 'consent' },
    field: label('Stunden nach der Übergabe'),
    texts: ['5', '9'],
  },
  { path: '/mails', field: label('Betreff'), texts: ['Danke', 'Danke, {nummer}'] },
  {
    path: '/statistik',
    config: { enableTracking: true, trackingHost: 'https://zahlen.example' },
    field: label('Adresse des Dienstes'),
    texts: ['https://eins.example', 'https://zwei.example'],
  },
  {
    path: '/angebote/gruppenrabatt',
    config: { groupOrderDiscounts: [stage] },
    field: label('Ab Bestellwert'),
    texts: ['70,00', '80,00'],
  },
  { path: '/zahlungen', field: label('Die Leitung darf höchstens erstatten (€)'), texts: ['20', '25'] },
  { path: '/zeiten', field: label('Minuten bis zur Lieferung'), texts: ['50', '55'] },
  { path: '/liefergebiete', open: press('1 Mitte'), field: label('Liefergebühr in €'), texts: ['3,33', '4,44'] },
  { path: '/tische', config: { tableService: TABLES }, field: label('Tisch 1: Plätze'), texts: ['5', '6'] },
  { path: '/reservierungen', field: label('Plätze für Reservierungen'), texts: ['25', '26'] },
  { path: '/keine-antwort', field: label('SMS oder Anruf nach (Minuten)'), texts: ['7', '8'] },
  { path: '/recht', field: label('Überschrift der Seite'), texts: ['Wer wir sind', 'Wer wir sind und wo'] },
  {
    path: '/eroeffnen',
    open: press('Ändern: Impressum'),
    field: () => page.getByRole('textbox', { name: 'Impressum' }),
    texts: ['Von Ada', 'Von Ada und Bea'],
  },
  {
    path: '/eroeffnen',
    open: press('Ändern: Unternehmen'),
    field: label('Name mit Rechtsform'),
    texts: ['Ada Kern', 'Ada und Bea Kern'],
  },
];

async function saveSlowly(next: () => Promise<void>): Promise<void> {
  const { isSent, release } = holdSave();
  await save.click();
  await isSent;
  await next();
  release();
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(UNSAVED).toBeVisible();
}

describe('what is typed while a save is under way', () => {
  it.each(TYPINGS)('is kept and saved next: $path, $texts.0', async ({ path, config = {}, open, field, texts }) => {
    const [first, second] = texts;
    const readText = () => {
      const element = field().element();
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;
    };
    await renderOffice(path, config);
    await open?.();
    await field().fill(first);
    await saveSlowly(() => field().fill(second));
    expect(readText()).toBe(second);
    await save.click();
    await expect.element(UNSAVED).not.toBeInTheDocument();
    await expect.element(page.getByText(/[Gg]espeichert\./).first()).toBeVisible();
    expect(readText()).toBe(second);
  });

  it('is kept if it is another coupon of the list', async () => {
    const shop = await renderOffice('/gutscheine');
    const add = async (code: string): Promise<void> => {
      await page.getByRole('button', { name: 'Gutschein', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabelText('Code', { exact: true }).fill(code);
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await expect.element(page.getByRole('row', { name: code })).toBeVisible();
    };
    await add('herbst');
    await saveSlowly(() => add('winter'));
    await expect.element(page.getByRole('row', { name: 'winter' })).toBeVisible();
    await save.click();
    await expect.element(UNSAVED).not.toBeInTheDocument();
    const saved = await send(calls.listCoupons, { params: { shop } });
    expect(saved.ok && saved.value).toMatchObject([{ code: 'herbst' }, { code: 'winter' }]);
  });

  it('is kept if the page is left before the answer', async () => {
    const shop = await renderOffice('/marke');
    const sticker = label('Sticker im Kopf (optional)');
    await sticker().fill('Neu');
    const { isSent, release } = holdSave();
    await save.click();
    await isSent;
    await sticker().fill('Neu und heute offen');
    unmount();
    release();
    mount(<Office />);
    await expect.element(UNSAVED).toBeVisible();
    await expect.element(sticker()).toHaveValue('Neu und heute offen');
    await save.click();
    await expect.element(UNSAVED).not.toBeInTheDocument();
    const config = await readConfig(shop);
    expect(config.ok && config.value.value.stickerText).toBe('Neu und heute offen');
  });
});

describe('the save bar', () => {
  it('is there while there is something to save; discarding leads back to the title of the page', async () => {
    await renderOffice('/marke');
    const sticker = label('Sticker im Kopf (optional)');
    await expect.element(sticker()).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
    await sticker().fill('Neu');
    await expect.element(save).toBeEnabled();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(save).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(sticker()).not.toHaveValue('Neu');
  });
});
