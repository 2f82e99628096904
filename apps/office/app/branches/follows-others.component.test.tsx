import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import { addMember, enter, renderOffice, renderOfficeAt } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { readConfig, saveConfig } from '../api/shop-config.ts';

const refused = page.getByText('Das darfst Du mit Deiner Anmeldung nicht.').first();
const conflict = page.getByText(/Inzwischen hat jemand anderes gespeichert/).first();
const noConnection = page
  .getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.')
  .first();
const signIn = page.getByRole('dialog', { name: 'Anmelden' });

/** Another person saves settings of a branch. */
async function changeConfig(slug: string, change: Partial<ShopConfig>): Promise<void> {
  const read = await readConfig(slug);
  if (!read.ok) throw new Error(read.problem.message);
  const saved = await saveConfig(slug, { ...read.value.value, ...change }, read.value.version);
  if (!saved.ok) throw new Error(saved.problem.message);
}

async function signInAgain(): Promise<void> {
  await expect.element(signIn).toMatchTextContent('Es ist nichts verloren.');
  await signIn.getByLabelText('Passwort').fill(inject('owner').password);
  await signIn.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

afterEach(() => vi.unstubAllGlobals());

describe('the list of differences', () => {
  const row = page.getByRole('row', { name: /Begrüßung/ });
  const follow = row.getByRole('button', { name: /Wieder folgen/ });
  const question = page.getByRole('dialog', { name: /wieder wie die Kette/ });
  const confirm = question.getByRole('button', { name: 'Wieder folgen' });

  const openList = (): Promise<string> => renderOffice('/unterschiede', { welcome: 'Ciao' });

  it('another person changes the branch meanwhile: nothing follows, and the list shows what is there now', async () => {
    const slug = await openList();
    await follow.click();
    await expect.element(question).toMatchTextContent(/Aus „Ciao“ wird/);
    await changeConfig(slug, { welcome: 'Buongiorno' });
    await confirm.click();
    await expect.element(conflict).toBeVisible();
    await expect.element(row).toMatchTextContent('Buongiorno');
    await follow.click();
    await confirm.click();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('the question is closed: the value stays', async () => {
    await openList();
    await follow.click();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(row).toMatchTextContent('Ciao');
  });

  it('the session has ended: it asks to sign in over the page, then follows', async () => {
    await openList();
    await follow.click();
    await send(calls.endSession);
    await confirm.click();
    await signInAgain();
    await expect.element(row).not.toBeInTheDocument();
  });

  it('the right is withdrawn: it says so, and the value stays', async () => {
    const slug = await openBranch({ config: { deliveryZones: [] } });
    const member = await addMember('regionalManager', slug);
    await enter(member);
    await renderOfficeAt(`/${slug}/unterschiede`);
    const zone = page.getByRole('row', { name: /Gebiet|Liefergebiete/ }).first();
    await zone.getByRole('button', { name: /Wieder folgen/ }).click();
    const owner = await signInElsewhere();
    const body = { role: 'driver' as const, shops: [shopId(slug)] };
    await owner(calls.changeStaff, { params: { staffId: member.id }, body });
    await confirm.click();
    await expect.element(refused).toBeVisible();
    await expect.element(zone).toBeVisible();
  });

  it('without a connection it says so, and the next press follows', async () => {
    await openList();
    await follow.click();
    const reconnect = loseConnection();
    await confirm.click();
    await expect.element(noConnection).toBeVisible();
    reconnect();
    await follow.click();
    await confirm.click();
    await expect.element(row).not.toBeInTheDocument();
  });
});

describe('copying into branches', () => {
  const result = page.getByRole('status').filter({ hasText: /übertragen/ });
  const preview = page.getByRole('button', { name: 'Vorher ansehen' });
  const copy = page.getByRole('button', { name: /^In \d Filialen? übertragen/ });
  const again = page.getByRole('button', { name: /noch einmal$/ });
  const nameTarget = (): string => `Ziel ${crypto.randomUUID().slice(0, 6)}`;

  /** Chooses the words of a branch for others, and looks at what changes there. */
  async function previewFor(...names: readonly string[]) {
    const targets = [];
    for (const restaurantName of names) targets.push(await openBranch({ config: { restaurantName } }));
    const source = await renderOffice('/kopieren', { welcome: 'Ciao', restaurantName: nameTarget() });
    await choose(names);
    return { source, targets };
  }

  async function choose(names: readonly string[], value = /Begrüßung: Ciao/): Promise<void> {
    await page.getByRole('checkbox', { name: value }).click();
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
    await preview.click();
    await expect.element(copy).toBeVisible();
  }

  it('another person changes one of them meanwhile: the others are copied into, and it is named and tried again', async () => {
    const names = [nameTarget(), nameTarget()];
    const { targets } = await previewFor(...names);
    const [first = '', second = ''] = targets;
    await changeConfig(first, { stickerText: 'Neu' });
    await copy.click();
    await expect.element(result).toMatchTextContent('In 1 übertragen, in 1 nicht.');
    const failed = page.getByRole('region', { name: names[0] ?? '', exact: true });
    await expect.element(failed).toMatchTextContent(/Inzwischen hat jemand anderes gespeichert/);
    const config = await readConfig(second);
    expect(config.ok && config.value.value.welcome).toBe('Ciao');
    await again.click();
    await copy.click();
    await expect.element(result).toMatchTextContent('In 2 Filialen übertragen.');
  });

  it('another person changes the branch that is copied: nothing is, until the preview shows the new value', async () => {
    const { source, targets } = await previewFor(nameTarget());
    await changeConfig(source, { welcome: 'Buongiorno' });
    await copy.click();
    await expect.element(conflict).toBeVisible();
    const config = await readConfig(targets[0] ?? '');
    expect(config.ok && config.value.value.welcome).not.toBe('Buongiorno');
    await again.click();
    await expect.element(page.getByRole('table')).toMatchTextContent(/Buongiorno/);
  });

  it('the session has ended: it asks to sign in over the page, then copies', async () => {
    await previewFor(nameTarget());
    await send(calls.endSession);
    await copy.click();
    await signInAgain();
    await expect.element(result).toMatchTextContent('In 1 Filiale übertragen.');
  });

  it('a branch is withdrawn meanwhile: it says so there, and copies into the other', async () => {
    const names = [nameTarget(), nameTarget()];
    const targets = [];
    for (const restaurantName of names) targets.push(await openBranch({ config: { restaurantName } }));
    const source = await openBranch({ config: { deliveryZones: [], restaurantName: nameTarget() } });
    const [kept = '', lost = ''] = targets;
    const member = await addMember('regionalManager', source);
    const owner = await signInElsewhere();
    const assign = (...shops: readonly string[]) =>
      owner(calls.changeStaff, {
        params: { staffId: member.id },
        body: { role: 'regionalManager', shops: shops.map(shopId) },
      });
    await assign(source, kept, lost);
    await enter(member);
    await renderOfficeAt(`/${source}/kopieren`);
    await page.getByRole('checkbox', { name: 'Liefergebiete' }).click();
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
    await preview.click();
    await expect.element(copy).toBeVisible();
    await assign(source, kept);
    await copy.click();
    await expect.element(result).toMatchTextContent('In 1 übertragen, in 1 nicht.');
    const failed = page.getByRole('region', { name: names[1] ?? '', exact: true });
    await expect.element(failed).toMatchTextContent('Dieses Restaurant gibt es hier nicht.');
  });

  it('without a connection it names the branch, and the next try copies', async () => {
    await previewFor(nameTarget());
    const reconnect = loseConnection();
    await copy.click();
    await expect.element(noConnection).toBeVisible();
    reconnect();
    await again.click();
    await copy.click();
    await expect.element(result).toMatchTextContent('In 1 Filiale übertragen.');
  });

  it('what is chosen stays as it is while branches are compared', async () => {
    await previewFor(nameTarget());
    await page.getByRole('checkbox', { name: 'Zeiten' }).click();
    await expect.element(copy).not.toBeInTheDocument();
    const held = Promise.withResolvers<void>();
    const real = fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => held.promise.then(() => real(...call)));
    await preview.click();
    await expect.element(page.getByRole('checkbox', { name: 'Zeiten' })).toBeDisabled();
    held.resolve();
    await expect.element(copy).toBeVisible();
  });

  it('a branch that is alike has nothing to copy, and says so', async () => {
    const [alike, other] = [nameTarget(), nameTarget()];
    await openBranch({ config: { restaurantName: alike, welcome: 'Ciao' } });
    await previewFor(other);
    await page.getByRole('checkbox', { name: alike, exact: true }).click();
    await preview.click();
    const section = page.getByRole('region', { name: alike });
    await expect.element(section.getByRole('heading')).toMatchTextContent('nichts zu übertragen');
    await expect.element(section).toMatchTextContent('Dort ist schon alles so.');
  });

  it('a branch without the dish gets the rest, and says what is left out', async () => {
    const name = nameTarget();
    const target = await openBranch({
      config: { restaurantName: name },
      menu: (menu) => ({ ...menu, dishes: menu.dishes.filter(({ id }) => id !== 'pizza-margherita') }),
    });
    await renderOffice('/kopieren', { welcome: 'Ciao', restaurantName: nameTarget() }, (menu) => ({
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.id === 'pizza-margherita' ? { ...dish, subtext: 'Mit Büffel' } : dish)),
    }));
    await page.getByRole('checkbox', { name: /Pizza Margherita, Beschreibung/ }).click();
    await choose([name]);
    await expect.element(page.getByText(/es wird nicht übertragen: Pizza Margherita, Beschreibung/)).toBeVisible();
    await copy.click();
    await expect.element(result).toMatchTextContent('In 1 Filiale übertragen.');
    const config = await readConfig(target);
    expect(config.ok && config.value.value.welcome).toBe('Ciao');
  });
});
