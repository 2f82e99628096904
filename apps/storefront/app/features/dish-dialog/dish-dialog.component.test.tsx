import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findCart, findDish, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const dialog = page.getByRole('dialog', { name: 'Pizza Diavola' });
const info = page.getByRole('dialog').filter({ hasText: 'Informationen über das Gericht' });
const group = (name: string) => dialog.getByRole('group', { name, exact: true });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const radio = (name: string | RegExp) => dialog.getByRole('radio', { name });

describe("'Customise dish' (S1 §2 Customise dish, §4 Popular combination, §9 Fold limit)", () => {
  it('names its groups and controls for a screen reader', async () => {
    await renderShop();
    await openDish('Pizza Diavola');
    for (const name of ['Größe', 'Bitte ohne', 'Dips dazu (0/4)', 'Fleisch- & Fisch-Extras', 'Vegetarische Extras'])
      await expect.element(group(name)).toBeInTheDocument();
    await expect.element(dialog.getByRole('heading', { name: 'EXTRAS' })).toBeInTheDocument();
    await expect.element(dialog.getByText('Anzahl:')).toBeVisible();
    await expect.element(button('Anzahl: weniger')).toBeDisabled();
    await expect.element(radio('Individuelle Kombination')).toBeChecked();
    await expect.element(dialog.getByRole('list', { name: 'Zutaten' })).toBeVisible();
  });

  it('enforces required choices, and forgets those that a size does not have', async () => {
    await renderShop();
    await openDish('Pizza Diavola');
    await button('IN DEN WARENKORB').click();
    await expect.element(group('Teig (1 auswählen)').getByRole('alert')).toHaveTextContent('Bitte wählen!');
    await expect.element(radio('Klassischer Teig')).toHaveFocus();
    await expect.element(group('Teig (1 auswählen)')).toBeInViewport();
    await radio('Glutenfreier Teig').click();
    await radio('32 cm').click();
    const lost = radio('Glutenfreier Teig (In der Größe nicht verfügbar)');
    await expect.element(lost).toBeDisabled();
    await expect.element(lost).not.toBeChecked();
    await expect
      .element(dialog.getByRole('status').getByText('Glutenfreier Teig (In der Größe nicht verfügbar)'))
      .toBeVisible();
    await radio('Klassischer Teig').click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await dialog.getByRole('checkbox', { name: 'Zwiebeln' }).click();
    await expect
      .element(dialog.getByRole('list', { name: 'Zutaten' }).getByRole('deletion'))
      .toHaveTextContent('ohne Zwiebeln');
  });

  it.each([
    [{ min: 1, limit: 3 }, '(min 1, max 3)'],
    [{ min: 2, limit: 0 }, '(min 2)'],
  ])('says how many of a group to choose: %j', async (bounds, words) => {
    await renderShop({
      menu: (menu) => ({
        ...menu,
        extraGroups: menu.extraGroups.map((each) => (each.name === 'Dips dazu' ? { ...each, ...bounds } : each)),
      }),
    });
    await openDish('Pizza Diavola');
    await expect.element(group(`Dips dazu ${words}`)).toBeInTheDocument();
  });

  it('folds extras, keeps two combinations apart and limits a group', async () => {
    await renderShop({ orderType: 'pickup' });
    await openDish('Pizza Diavola');
    await radio('32 cm').click();
    await radio('Klassischer Teig').click();
    const meat = group('Fleisch- & Fisch-Extras');
    await expect.element(meat.getByRole('button', { name: /hinzufügen$/ })).toHaveLength(3);
    await meat.getByRole('button', { name: 'Mehr anzeigen' }).click();
    await meat.getByRole('button', { name: 'Garnelen hinzufügen' }).click();
    await meat.getByRole('button', { name: 'Weniger anzeigen' }).click();
    await expect.element(meat.getByRole('button', { name: 'Garnelen: mehr' })).toBeVisible();
    await expect.element(meat.getByRole('button', { name: /hinzufügen$/ })).toHaveLength(3);

    await radio(/^Beliebte Kombination/).click();
    await expect.element(button('Knoblauch: weniger')).toBeVisible();
    await expect.element(button('Garnelen: mehr')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('status').getByText(/^Jetzt ohne: .*Garnelen/)).toBeVisible();
    await radio('Individuelle Kombination').click();
    await expect.element(button('Garnelen: mehr')).toBeVisible();
    await expect.element(button('Knoblauch: weniger')).not.toBeInTheDocument();
    await radio(/^Beliebte Kombination/).click();
    await button('Salami hinzufügen').click();
    await expect.element(radio('Individuelle Kombination')).toBeChecked();
    await expect.element(button('Garnelen: mehr')).toBeVisible();
    await expect.element(dialog.getByRole('status').getByText(/^Jetzt ohne: .*Knoblauch/)).toBeVisible();
    await button('Rückgängig').click();
    await expect.element(radio(/^Beliebte Kombination/)).toBeChecked();
    await expect.element(button('Knoblauch: weniger')).toBeVisible();
    await radio('Individuelle Kombination').click();

    for (const name of ['Aioli hinzufügen', 'Aioli: mehr', 'Aioli: mehr', 'Aioli: mehr']) await button(name).click();
    await expect.element(group('Dips dazu (4/4)')).toBeInTheDocument();
    await button('Basilikumpesto hinzufügen').click();
    await expect
      .element(dialog.getByRole('status').getByText('Bei „Dips dazu“ kannst Du höchstens 4 wählen.'))
      .toBeVisible();
    await expect.element(button('Basilikumpesto hinzufügen')).toBeVisible();
  });

  it('edits a line of the cart', async () => {
    const extras = [{ group: 'Teig', item: 'Klassischer Teig', amount: 1 }];
    const pizza = { dish: 'Pizza Diavola', size: '26 cm', without: ['Zwiebeln'], extras, amount: 2 };
    await renderShop({ orderType: 'pickup', items: [pizza] });
    await findCart().getByRole('button', { name: 'Pizza Diavola, 26 cm ändern' }).click();
    await expect.element(button('ABBRECHEN')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox', { name: 'Zwiebeln' })).toBeChecked();
    await expect.element(dialog.getByText('x2')).toBeVisible();
    await radio('32 cm').click();
    await button('Anzahl: weniger').click();
    await button('SPEICHERN').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(findCart().getByRole('button', { name: 'Pizza Diavola, 32 cm entfernen' })).toBeVisible();
  });
});

describe("'Informationen über das Gericht' (S1 §2 Dish info, S3 A6)", () => {
  it('lists allergens in full, and leads to the order', async () => {
    await renderShop({ orderType: 'pickup' });
    await findDish('Pizza Diavola').getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
    for (const fact of [
      'Gluten (Weizen)',
      'Milch',
      'mit Nitritpökelsalz',
      'Die Angaben stammen vom Hersteller. Bitte prüfe auch die Verpackung des Produkts.',
    ])
      await expect.element(info).toMatchTextContent(fact);
    await info.getByRole('button', { name: 'BESTELLEN' }).click();
    await expect.element(info).not.toBeInTheDocument();
    await expect.element(button('IN DEN WARENKORB')).toBeVisible();
  });

  it('takes the offer to undo along when it closes', async () => {
    await renderShop();
    await openDish('Pizza Diavola');
    await radio('Klassischer Teig').click();
    await radio(/^Beliebte Kombination/).click();
    await button('Salami hinzufügen').click();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect.element(undo).toBeVisible();
    await button('ABBRECHEN').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(undo).not.toBeInTheDocument();
  });

  it('describes the dish as customised, in its dialog and in the cart', async () => {
    const declared = info.getByRole('list').filter({ hasText: 'Gluten (Weizen)' });
    await renderShop({ orderType: 'pickup' });
    await openDish('Pizza Diavola');
    await radio('Klassischer Teig').click();
    await dialog.getByRole('checkbox', { name: 'scharfe Salami' }).click();
    await group('Fleisch- & Fisch-Extras').getByText('Mehr anzeigen').click();
    await button('Garnelen hinzufügen').click();
    await button('Alle Allergene und Nährwerte').click();
    await expect.element(info).toMatchTextContent('Klassischer Teig, Garnelen · ohne scharfe Salami');
    await expect.element(declared).toMatchTextContent('Krebstiere');
    await expect.element(declared).not.toMatchTextContent('mit Nitritpökelsalz');
    await expect.element(info.getByRole('heading', { name: 'Allergene der Extras' })).toBeInTheDocument();
    await info.getByRole('button', { name: 'OK' }).click();
    await button('IN DEN WARENKORB').click();
    await findCart().getByRole('button', { name: 'Informationen über Pizza Diavola, 26 cm' }).click();
    await expect.element(declared).toMatchTextContent('Krebstiere');
    await info.getByRole('button', { name: 'OK' }).click();
    await expect.element(info).not.toBeInTheDocument();
  });
});
