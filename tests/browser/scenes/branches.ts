import { expect } from '@playwright/test';
import { openFranchise, type OwnFranchise } from '../support/franchise.ts';
import { HOME } from '../support/guest.ts';
import type { Scene, SceneCast } from './scene.ts';

const overview: Scene = {
  name: 'overview',
  show: async ({ guest, owner }) => {
    const { overview: shop } = await openSharedFranchise(owner);
    await guest.opensMenu(shop.slug);
    await expect(guest.dish('Pizza Margherita')).toBeVisible();
  },
};

const branchQuestion: Scene = {
  name: 'branch-question',
  show: async ({ guest, owner }) => {
    const { overview } = await openSharedFranchise(owner);
    await guest.opensMenu(overview.slug);
    await guest.dish('Pizza Margherita').getByRole('button').first().click();
    await expect(guest.dialog).toContainText('SCHNELL ZUR RICHTIGEN FILIALE');
  },
};

const branchQuestionInvalid: Scene = {
  name: 'branch-question-invalid',
  after: branchQuestion,
  show: async (cast) => {
    await enterLocation(cast, 'Torstraße, 10119 Berlin');
    await expect(cast.guest.dialog.getByRole('alert')).toHaveText('Bitte gib auch eine Hausnummer an.');
  },
};

const branchSuggested: Scene = {
  name: 'branch-suggested',
  after: branchQuestionInvalid,
  show: async (cast) => {
    await cast.guest.dialog.getByText('Abholung', { exact: true }).click();
    await enterLocation(cast, HOME);
    await expect(cast.guest.dialog).toContainText('FILIALE BESTÄTIGEN');
  },
};

const branchList: Scene = {
  name: 'branch-list',
  after: branchSuggested,
  show: async ({ guest }) => {
    await guest.presses('Andere Filiale wählen');
    await expect(guest.dialog.getByRole('radio', { name: /^Kreuzberg/ })).toBeVisible();
  },
};

const orderRefused: Scene = {
  name: 'order-refused',
  isState: true,
  isWholePage: true,
  show: async ({ guest, owner, page }) => {
    const { mitte } = await openSharedFranchise(owner);
    const order = await owner.receivesOrder(mitte);
    await owner.refuses(mitte, order, 'Der Steinofen ist heute Abend ausgefallen. Bitte entschuldige.');
    await guest.opens(`/f=${mitte.slug}/checkout/success/${order.id}`);
    await expect(page.getByRole('button', { name: 'Dort bestellen' })).toBeVisible();
  },
};

const branchCartProblems: Scene = {
  name: 'branch-cart-problems',
  show: async ({ guest, owner, page }) => {
    const { mitte } = await openSharedFranchise(owner);
    await guest.opensMenu(mitte.slug);
    await guest.picksUp();
    await guest.adds('Pizza Hawaii', { size: '32 cm', dough: 'Klassischer Teig' });
    await page.getByRole('button', { name: 'Unser Standort' }).click();
    await guest.dialog.getByRole('radio', { name: /^Kreuzberg/ }).check();
    await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(guest.dialog).toContainText('Warenkorb-Probleme');
  },
};

/** Choosing a branch: every page of the dialog. */
export const BRANCH_SCENES: readonly Scene[] = [
  overview,
  branchQuestion,
  branchQuestionInvalid,
  branchSuggested,
  branchList,
  branchCartProblems,
  orderRefused,
];

// One franchise serves all scenes, since they change nothing in it.
let sharedFranchise: Promise<OwnFranchise> | undefined;
const openSharedFranchise = (owner: SceneCast['owner']): Promise<OwnFranchise> =>
  (sharedFranchise ??= openFranchise(owner));

async function enterLocation({ guest }: SceneCast, location: string): Promise<void> {
  await guest.dialog.getByLabel('Dein Standort').fill(location);
  await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
}
