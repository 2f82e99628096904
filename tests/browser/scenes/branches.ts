import { expect } from '@playwright/test';
import { opensFranchise, type OwnFranchise } from '../support/franchise.ts';
import { HOME } from '../support/guest.ts';
import type { Scene, SceneCast } from './scene.ts';

/** The way to the right branch: every page of its dialog. */
export const BRANCH_SCENES: readonly Scene[] = [
  {
    name: 'branch-question',
    show: async (cast) => {
      await atOverview(cast);
      await expect(cast.guest.dialog).toContainText('SCHNELL ZUR RICHTIGEN FILIALE');
    },
  },
  {
    name: 'branch-question-invalid',
    show: async (cast) => {
      await atOverview(cast);
      await lives(cast, 'Torstraße, 10119 Berlin');
      await expect(cast.guest.dialog.getByRole('alert')).toHaveText('Bitte gib auch eine Hausnummer an.');
    },
  },
  {
    name: 'branch-suggested',
    show: atSuggestion,
  },
  {
    name: 'branch-list',
    show: async (cast) => {
      await atSuggestion(cast);
      await cast.guest.presses('Andere Filiale wählen');
      await expect(cast.guest.dialog.getByRole('radio', { name: /^Kreuzberg/ })).toBeVisible();
    },
  },
  {
    name: 'branch-cart-problems',
    show: async ({ guest, owner, page }) => {
      const { mitte } = await franchise(owner);
      await guest.opensMenu(mitte.slug);
      await guest.picksUp();
      await guest.adds('Pizza Hawaii', { size: '32 cm', dough: 'Klassischer Teig' });
      await page.getByRole('button', { name: 'Unser Standort' }).click();
      await guest.dialog.getByRole('radio', { name: /^Kreuzberg/ }).check();
      await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(guest.dialog).toContainText('Warenkorb Probleme');
    },
  },
];

// One franchise is enough for all of them: they change nothing in it.
let opened: Promise<OwnFranchise> | undefined;
const franchise = (owner: SceneCast['owner']): Promise<OwnFranchise> => (opened ??= opensFranchise(owner));

async function atOverview({ guest, owner }: SceneCast): Promise<void> {
  const { overview } = await franchise(owner);
  await guest.opensMenu(overview.slug);
  await guest.dish('Pizza Margherita').getByRole('button').first().click();
  await expect(guest.dialog).toBeVisible();
}

async function atSuggestion(cast: SceneCast): Promise<void> {
  await atOverview(cast);
  await cast.guest.dialog.getByText('Abholung', { exact: true }).click();
  await lives(cast, HOME);
  await expect(cast.guest.dialog).toContainText('FILIALE BESTÄTIGEN');
}

async function lives({ guest }: SceneCast, location: string): Promise<void> {
  await guest.dialog.getByLabel('Dein Standort').fill(location);
  await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
}
