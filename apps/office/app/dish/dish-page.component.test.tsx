import * as calls from '@tischlein/contract/calls';
import { dishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { editDish } from '@tischlein/domain/menu-editing';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { conflictDialog, SOON } from '../../../../tests/components/choose-version.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readMenuDocument, saveMenuDocument } from '../api/shop-menu.ts';

const MARGHERITA = '/karte/gericht/pizza-margherita';

const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const preview = page.getByRole('region', { name: 'So sieht es der Gast' });
const block = (name: string): Locator => page.getByRole('region', { name, exact: true });

async function saveMenu(shop: string): Promise<MenuDocument> {
  await button('Speichern').click();
  await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
  const answer = await send(calls.getShopMenu, { params: { shop } });
  return answer.ok ? answer.value : expect.fail(answer.problem.message);
}

const findDish = (menu: MenuDocument, id = 'pizza-margherita') =>
  menu.dishes.find((dish) => dish.id === id) ?? expect.fail(`no ${id}`);

/** The prices of delivery for every order type. */
const withSamePrices = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => {
    const { delivery = {} } = dish.prices;
    return dish.id === 'pizza-margherita'
      ? { ...dish, prices: { delivery, pickup: delivery, dineIn: delivery } }
      : dish;
  }),
});

describe('prices by order type and size', () => {
  it('an empty field follows delivery, “nicht” is not offered there; the preview shows it at once', async () => {
    const shop = await renderOffice(MARGHERITA, {}, withSamePrices);
    await expect.element(field('32 cm, Lieferung'), SOON).toHaveValue('10,90');
    await expect.element(field('32 cm, Abholung')).toHaveValue('');
    await field('32 cm, Lieferung').fill('12,50');
    await expect.element(field('32 cm, Abholung')).toHaveAttribute('placeholder', '12,50');
    await expect.element(preview).toMatchTextContent('12,50');
    await field('32 cm, Abholung').fill('11');
    await field('32 cm, Tisch').fill('nicht');
    await field('32 cm, Lieferung').fill('13');
    await expect.element(field('32 cm, Abholung')).toHaveValue('11,00');
    const { prices, sizes } = findDish(await saveMenu(shop));
    const [, size = ''] = sizes;
    expect([prices.delivery, prices.pickup, prices.dineIn].map((each) => each?.size?.[size])).toEqual([
      1300,
      1100,
      null,
    ]);
  });

  it('a text that is no price is marked at its field, and nothing is saved meanwhile', async () => {
    await renderOffice(MARGHERITA);
    await field('26 cm, Lieferung').fill('9,');
    await expect.element(field('26 cm, Lieferung')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('Gib einen Betrag wie 12,50 ein')).toBeVisible();
    await field('Name').fill('Margherita Grande');
    await button('Speichern').click();
    await expect.element(field('26 cm, Lieferung')).toHaveFocus();
    await field('26 cm, Lieferung').fill('9,20');
    await button('Speichern').click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
  });
});

it('a dish without a name is marked at its field and listed, until it has one', async () => {
  await renderOffice(MARGHERITA);
  await field('Name').fill('');
  await expect.element(field('Name')).toHaveAccessibleDescription('Ohne Namen geht es nicht.');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Eine Angabe stimmt noch nicht.');
  await button('Speichern').click();
  await expect.element(field('Name')).toHaveFocus();
  await button('Rückgängig').click();
  await expect.element(field('Name')).toHaveValue('Pizza Margherita');
});

it('allergens have three answers, and the last one hides the dish from orders', async () => {
  const shop = await renderOffice(MARGHERITA, {}, (menu) => ({
    ...menu,
    dishes: menu.dishes.map((dish) =>
      dish.id === 'pizza-margherita' ? { ...dish, primaryIngredients: [], secondaryIngredients: [] } : dish,
    ),
  }));
  const answers = block('Allergene');
  await answers.getByRole('radio', { name: 'Unbekannt' }).click();
  await expect.element(preview).toMatchTextContent('Allergene noch nicht hinterlegt');
  await answers.getByRole('radio', { name: 'Enthält' }).click();
  await answers.getByRole('checkbox', { name: 'Sellerie' }).click();
  await expect.element(preview).not.toMatchTextContent('Allergene noch nicht hinterlegt');
  expect(findDish(await saveMenu(shop)).declarations).toEqual(['celery']);
  await answers.getByRole('radio', { name: 'Nichts Kennzeichnungspflichtiges' }).click();
  expect(findDish(await saveMenu(shop)).declarations).toEqual([]);
});

it('a group says how many dishes it has before it is changed, marks impossible limits, and can be copied', async () => {
  const shop = await renderOffice(MARGHERITA);
  await page.getByText('Pflicht, genau 1').click();
  const group = block('Extras & Beilagen');
  await expect.element(group).toMatchTextContent('Diese Gruppe gehört zu 33 Gerichten');
  await group.getByRole('textbox', { name: 'Mindestens' }).fill('2');
  await expect.element(group).toMatchTextContent('„Mindestens“ ist größer als „Höchstens“.');
  await button('Speichern').click();
  await expect.element(group.getByRole('textbox', { name: 'Mindestens' })).toHaveFocus();
  await group.getByRole('textbox', { name: 'Mindestens' }).fill('1');
  await group.getByRole('textbox', { name: 'Vollkornteig, 32 cm, Lieferung' }).fill('2,20');
  await expect.element(preview).toMatchTextContent('Vollkornteig');
  await group.getByRole('button', { name: 'Nur für dieses Gericht' }).click();
  await expect.element(group).not.toMatchTextContent('Diese Gruppe gehört zu 33 Gerichten');
  const menu = await saveMenu(shop);
  const [own] = findDish(menu).extraIngredientGroups;
  expect(menu.dishes.filter((dish) => own && dish.extraIngredientGroups.includes(own))).toHaveLength(1);
});

describe('two people who edit one dish at once (S3 L8)', () => {
  it.each([
    ['Gespeichert', 'Von jemand anderem'],
    ['Deine', 'Von mir'],
  ])('are asked only what both have changed, and get the rest of both: %s', async (side, description) => {
    const shop = await renderOffice(MARGHERITA);
    await field('Beschreibung').fill('Von mir');
    await field('Nr.').fill('77');
    const read = await readMenuDocument(shop);
    if (!read.ok) return expect.fail(read.problem.message);
    const theirs = editDish(read.value.value, dishId('pizza-margherita'), {
      name: 'Margherita D.O.P.',
      subtext: 'Von jemand anderem',
    });
    await saveMenuDocument(shop, theirs, read.value.version);
    await button('Speichern').click();
    await expect.element(conflictDialog(), SOON).toBeVisible();
    const questions = conflictDialog().getByRole('group');
    await expect.element(questions).toHaveLength(1);
    await expect.element(questions).toHaveAccessibleName('Pizza Margherita: Beschreibung');
    await questions.getByRole('radio', { name: new RegExp(`^${side}`) }).click();
    await conflictDialog().getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.element(page.getByText('Im Entwurf gespeichert.'), SOON).toBeVisible();
    const saved = await readMenuDocument(shop);
    const dish = saved.ok ? findDish(saved.value.value) : null;
    expect(dish).toMatchObject({ name: 'Margherita D.O.P.', number: '77', subtext: description });
  });
});

describe('leaving a changed dish', () => {
  const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });
  const orders = page.getByRole('heading', { level: 1, name: 'Bestellungen' });
  const link = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const rename = async (): Promise<string> => {
    const shop = await renderOffice(MARGHERITA);
    await field('Name').fill('Margherita Speciale');
    await link('Heute').click();
    await expect.element(leaving).toMatchTextContent('Du hast Änderungen auf „Gericht“ noch nicht gespeichert.');
    return shop;
  };

  it('stays with the change', async () => {
    await rename();
    await leaving.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(field('Name')).toHaveValue('Margherita Speciale');
    await expect.element(page.getByText('1 Änderung')).toBeVisible();
  });

  it('saves it and goes', async () => {
    const shop = await rename();
    await leaving.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(orders, SOON).toBeVisible();
    const saved = await readMenuDocument(shop);
    expect(saved.ok && findDish(saved.value.value).name).toBe('Margherita Speciale');
  });

  it('discards it and goes', async () => {
    const shop = await rename();
    await leaving.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.element(orders).toBeVisible();
    history.back();
    await expect.element(field('Name')).toHaveValue('Pizza Margherita');
    const saved = await readMenuDocument(shop);
    expect(saved.ok && findDish(saved.value.value).name).toBe('Pizza Margherita');
  });

  it('saves nothing while a field is wrong', async () => {
    await renderOffice(MARGHERITA);
    await field('Name').fill('');
    await link('Heute').click();
    await leaving.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Ohne Namen geht es nicht.');
  });
});

describe('a picture', () => {
  async function choosePicture(): Promise<void> {
    const canvas = new OffscreenCanvas(1800, 800);
    canvas.getContext('2d')?.fillRect(0, 0, 900, 800);
    const file = new File([await canvas.convertToBlob()], 'teller.png', { type: 'image/png' });
    await userEvent.upload(page.getByLabelText('Foto hochladen'), file);
  }

  it('is cropped by keyboard and stored', async () => {
    const shop = await renderOffice(MARGHERITA);
    await expect.element(block('Bild'), SOON).toBeVisible();
    await choosePicture();
    const area = button('Ausschnitt des Bildes');
    await expect.element(area).toHaveAttribute('data-crop', '1.00 0.50 0.50');
    await area.click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}++');
    await expect.element(area).toHaveAttribute('data-crop', '1.20 0.57 0.50');
    await button('Bild verwenden').click();
    await expect.element(page.getByText('1 Änderung'), SOON).toBeVisible();
    const image = findDish(await saveMenu(shop)).imageName ?? '';
    expect(image).toMatch(/^bild-/);
    expect((await fetch(`/media/${shop}/${image}/288x192.webp`)).status).toBe(200);
  });

  it('a file that is none is refused', async () => {
    await renderOffice(MARGHERITA);
    const file = new File(['kein Bild'], 'karte.png', { type: 'image/png' });
    await userEvent.upload(page.getByLabelText('Foto hochladen'), file);
    await expect.element(page.getByText('Diese Datei ist kein Bild, das sich öffnen lässt.')).toBeVisible();
  });
});

it('a new dish is sold once it has a price and its allergens are known', async () => {
  const shop = await renderOffice('/karte/gericht/neu?kategorie=pizza');
  await button('Anlegen').click();
  await expect.element(field('Name')).toHaveAccessibleDescription('Ohne Namen geht es nicht.');
  await field('Name').fill('Pizza Bianca');
  await button('Anlegen').click();
  await expect.element(page.getByText('Nicht bestellbar: ohne Preis')).toBeVisible();
  // A new dish has the sizes of the one before it.
  await field('26 cm, Lieferung').fill('9,50');
  await block('Allergene').getByRole('radio', { name: 'Nichts Kennzeichnungspflichtiges' }).click();
  await expect.element(page.getByText('Im Verkauf')).toBeVisible();
  const dish = (await saveMenu(shop)).dishes.find(({ name }) => name === 'Pizza Bianca');
  expect(Object.values(dish?.prices.pickup?.size ?? {})).toContain(950);
});
