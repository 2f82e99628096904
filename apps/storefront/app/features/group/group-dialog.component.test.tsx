import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { shopId, toBasisPoints, toCents } from '@tischlein/domain';
import { groupAlerts } from '@tischlein/wording';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../../../../tests/components/mount.tsx';
import { findCart, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { GroupMessages } from './group-messages.tsx';
import { shownAlert } from './shown-alert.ts';

const dialog = page.getByRole('dialog').last();
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

/** Ada's group, founded on a phone of her own. */
async function foundGroup(): Promise<string> {
  const answer = await fetch(buildAddress(calls.createGroupOrder, { params: { shop: 'tramonto-mitte' } }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ groupName: 'Mittagspause', userName: 'Ada', isPickup: true }),
  });
  const { code } = await answer.json();
  return code;
}

it('founding a group: from an offer, with names of three characters, and undone after a question', async () => {
  const discounts = [4000, 8000].map((minimum) => ({
    discountType: 'percent' as const,
    value: toBasisPoints(minimum / 8),
    minimumOrderValue: toCents(minimum),
  }));
  await renderShop({ config: { groupOrderDiscounts: discounts } });
  await page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name: 'Bis zu 10%' }).click();
  await press('Gruppe starten');
  await expect.element(dialog).toMatchTextContent('Gruppenrabatt: bis zu 10 %');
  await press('Neue Gruppe erstellen');
  await expect.element(dialog.getByRole('heading', { name: 'Neue Gruppe erstellen' })).toHaveFocus();
  await press('Gruppe erstellen');
  await expect.element(dialog).toMatchTextContent('Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe.');
  await expect.element(dialog).toMatchTextContent('Bitte wähle einen Namen (mindestens 3 Zeichen) für dich.');
  await expect.element(dialog.getByLabelText('Name der Gruppe')).toHaveFocus();
  await dialog.getByLabelText('Name der Gruppe').fill('Mittagspause');
  await press('Gruppe erstellen');
  await expect.element(dialog.getByLabelText('Dein Name als Anführer:in')).toHaveFocus();
  await dialog.getByLabelText('Dein Name als Anführer:in').fill('Ada');
  await press('Gruppe erstellen');
  await expect.element(dialog.getByRole('heading', { name: 'Mittagspause steht. Wer isst mit?' })).toHaveFocus();
  // A heading is no field: it takes the focus for screen readers only.
  await expect.element(dialog.getByRole('heading').first()).toHaveStyle({ outlineStyle: 'none' });
  const clipboard = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('teilen');
  const byHand = page.getByRole('dialog', { name: 'Bitte selbst kopieren' });
  await expect.element(byHand.getByRole('textbox')).toMatchTextContent('Mittagspause');
  await byHand.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(byHand).not.toBeInTheDocument();
  clipboard.mockRestore();
  await press('teilen');
  await expect.element(page.getByText('Einladung kopiert!')).toBeVisible();
  await press('Jetzt selbst etwas wählen');
  // To the menu, past the details of the offer.
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();

  await page.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
  await press('Gruppe auflösen');
  await expect.element(dialog).toMatchTextContent('Bist du sicher, dass du die Gruppe auflösen möchtest?');
  await press('Auflösen');
  await expect.element(page.getByRole('button', { name: 'Gruppe bearbeiten' })).not.toBeInTheDocument();
});

it('a group that cannot be founded says so (S3 A9)', async () => {
  // A shop that the server does not know.
  await renderShop({ config: { id: shopId('gibt-es-nicht') } });
  await page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name: 'Bis zu 10%' }).click();
  await press('Gruppe starten');
  await press('Neue Gruppe erstellen');
  await dialog.getByLabelText('Name der Gruppe').fill('Mittagspause');
  await dialog.getByLabelText('Dein Name als Anführer:in').fill('Ada');
  await press('Gruppe erstellen');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.');
});

it('joining a group and leaving it after a question', async () => {
  await renderShop({ path: `/?gruppe=${await foundGroup()}` });
  await expect.element(dialog.getByRole('button', { name: 'Tritt dieser Gruppe bei' })).toBeDisabled();
  await expect.element(dialog.getByRole('heading', { name: 'Mittagspause' })).toHaveFocus();
  await dialog.getByLabelText('Dein Name').fill('Ben');
  await press('Tritt dieser Gruppe bei');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await page.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Schließen', exact: true })).toBeVisible();
  await press('Gruppe verlassen');
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Bist du sicher, dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
    );
  await press('Verlassen');
  await expect.element(page.getByRole('button', { name: 'Gruppe bearbeiten' })).not.toBeInTheDocument();
});

it('a group that cannot be reached says with which code to come back (S2 §8 Group)', async () => {
  shownAlert.set(groupAlerts.notReachable('K7M4X2QH'));
  mount(<GroupMessages />);
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Abrufen des Status der Gruppenbestellung fehlgeschlagen, bitte lade die Seite neu und tritt der Gruppe K7M4X2QH wieder bei.',
    );
  await press('OK');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a member who was removed reads that their cart stays (S2 §8 Group)', async () => {
  shownAlert.set(groupAlerts.noMember());
  mount(<GroupMessages />);
  await expect
    .element(dialog)
    .toMatchTextContent('Du bist kein Mitglied der Gruppe mehr. Dein Warenkorb bleibt Dir erhalten.');
  await press('OK');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the cart from before joining comes back on leaving, also after joining again (S3 G20)', async () => {
  const code = await foundGroup();
  const before = [{ dish: 'Tiramisù della Nonna', amount: 1 }];
  for (const items of [before, before]) {
    await renderShop({ path: `/?gruppe=${code}`, orderType: 'pickup', items });
    await dialog.getByLabelText('Dein Name').fill('Ben');
    await press('Tritt dieser Gruppe bei');
    await expect.element(findCart()).toMatchTextContent('Dein Warenkorb von vorhin');
    await expect.element(findCart()).not.toMatchTextContent('Tiramisù della Nonna');
    await page.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
    await press('Gruppe verlassen');
    await press('Verlassen');
    await expect.element(findCart()).toMatchTextContent('Tiramisù della Nonna');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    unmount();
  }
});
