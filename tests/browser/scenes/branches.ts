import { expect } from '@playwright/test';
import { openFranchise, type OwnFranchise } from '../support/franchise.ts';
import { HOME } from '../support/guest.ts';
import type { Scene, SceneCast } from './scene.ts';

/** Choosing a branch: every page of the dialog. */
export const BRANCH_SCENES: readonly Scene[] = [
  {
    name: 'branch-question',
    show: async (cast) => {
      await openBranchDialog(cast);
      await expect(cast.guest.dialog).toContainText('SCHNELL ZUR RICHTIGEN FILIALE');
    },
  },
  {
    name: 'branch-question-invalid',
    show: async (cast) => {
      await openBranchDialog(cast);
      await enterLocation(cast, 'Torstraße, 10119 Berlin');
      await expect(cast.guest.dialog.getByRole('alert')).toHaveText('Bitte gib auch eine Hausnummer an.');
    },
  },
  {
    name: 'branch-suggested',
    show: openSuggestion,
  },
  {
    name: 'branch-list',
    show: async (cast) => {
      await openSuggestion(cast);
      await cast.guest.presses('Andere Filiale wählen');
      await expect(cast.guest.dialog.getByRole('radio', { name: /^Kreuzberg/ })).toBeVisible();
    },
  },
  {
    name: 'branch-cart-problems',
    show: async ({ guest, owner, page }) => {
      const { mitte } = await openSharedFranchise(owner);
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

// One franchise serves all scenes, since they change nothing in it.
let sharedFranchise: Promise<OwnFranchise> | undefined;
const openSharedFranchise = (owner: SceneCast['owner']): Promise<OwnFranchise> =>
  (sharedFranchise ??= openFranchise(owner));

async function openBranchDialog({ guest, owner }: SceneCast): Promise<void> {
  const { overview } = await openSharedFranchise(owner);
  await guest.opensMenu(overview.slug);
  await guest.dish('Pizza Margherita').getByRole('button').first().click();
  await expect(guest.dialog).toBeVisible();
}

async function openSuggestion(cast: SceneCast): Promise<void> {
  await openBranchDialog(cast);
  await cast.guest.dialog.getByText('Abholung', { exact: true }).click();
  await enterLocation(cast, HOME);
  await expect(cast.guest.dialog).toContainText('FILIALE BESTÄTIGEN');
}

async function enterLocation({ guest }: SceneCast, location: string): Promise<void> {
  await guest.dialog.getByLabel('Dein Standort').fill(location);
  await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
}
