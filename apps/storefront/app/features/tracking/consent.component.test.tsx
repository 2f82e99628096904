import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';

const QUESTION = { name: 'Dürfen wir zählen, wie Du unseren Shop nutzt?' };
const TRACKED = { isIndependent: true, orderType: 'pickup', config: { enableTracking: true } } as const;
const CART = [{ dish: 'Tiramisù della Nonna', amount: 1 }];

const readIds = () => ({
  user: localStorage.getItem('tischlein:tramonto-mitte:user-id'),
  visits: localStorage.getItem('tischlein:tramonto-mitte:visit-count'),
  session: sessionStorage.getItem('tischlein:tramonto-mitte:session-id'),
});
const NO_IDS = { user: null, visits: null, session: null };

/** In this way stores hear of changes in other tabs. */
const tellStores = (): boolean => dispatchEvent(new StorageEvent('storage', { key: null }));

const forget = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  tellStores();
};
beforeEach(forget);
afterEach(forget);

describe('consent to counting (S3 A5)', () => {
  it('is asked for after the first dish, with two equal answers; before it no id is stored', async () => {
    await renderShop({ ...TRACKED, items: CART });
    const question = page.getByRole('region', QUESTION);
    await expect.element(question).toBeVisible();
    const [refuse, agree] = ['Ablehnen', 'Zustimmen'].map((name) => question.getByRole('button', { name }).element());
    expect(refuse?.className).toBe(agree?.className);
    expect(refuse?.getBoundingClientRect().width).toBe(agree?.getBoundingClientRect().width);
    expect(readIds()).toEqual(NO_IDS);
  });

  it('stores the ids once it is given, and asks no more', async () => {
    await renderShop({ ...TRACKED, items: CART });
    await page.getByRole('region', QUESTION).getByRole('button', { name: 'Zustimmen' }).click();
    await expect.element(page.getByRole('region', QUESTION)).not.toBeInTheDocument();
    expect(readIds()).toEqual({ user: expect.any(String), visits: '1', session: expect.any(String) });
    reloadShop();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(page.getByRole('region', QUESTION)).not.toBeInTheDocument();
  });

  it('is withdrawn on its page: the ids are deleted', async () => {
    localStorage.setItem('tischlein:tramonto-mitte:consent', '"given"');
    localStorage.setItem('tischlein:tramonto-mitte:user-id', '"6a1f0c52-1111-4111-8111-111111111111"');
    tellStores();
    await renderShop({ ...TRACKED, path: '/static/einwilligung' });
    const counting = page.getByRole('checkbox', { name: 'Nutzung zählen' });
    await expect.element(counting).toBeChecked();
    await counting.click();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.element(page.getByText('Die Nummer auf Deinem Gerät ist gelöscht.')).toBeVisible();
    expect(readIds()).toEqual(NO_IDS);
  });

  it('nothing is preset on its page', async () => {
    await renderShop({ ...TRACKED, path: '/static/einwilligung' });
    await expect.element(page.getByRole('checkbox', { name: 'Nutzung zählen' })).not.toBeChecked();
    await expect.element(page.getByText('Noch keine Entscheidung getroffen? Dann zählen wir nicht.')).toBeVisible();
  });
});
