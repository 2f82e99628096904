import * as calls from '@tischlein/contract/calls';
import { findLegalPage, type LegalRole } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseVersion,
  conflictDialog,
  expectDifferences,
  KEEP_MINE,
  SOON,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { renderOffice, renderOfficeAt } from '../../../../tests/components/render-office.tsx';
import { signInOnce } from '../../../../tests/components/sign-in-once.ts';
import { send } from '../api/send.ts';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import { readVersioned } from '../api/versioned.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const imprint = page.getByRole('textbox', { name: 'Impressum' });

async function expectAnswer<Value>(
  answer: Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false }>,
): Promise<Value> {
  const given = await answer;
  return given.ok ? given.value : expect.fail('the demo does not answer');
}

describe('legal texts that another person has saved since', () => {
  const readText = async (shop: string, role: LegalRole) =>
    findLegalPage((await expectAnswer(readConfig(shop))).value.pages, role)?.text;

  async function saveAsAnother(shop: string, role: LegalRole, text: string): Promise<void> {
    const { value, version } = await expectAnswer(readConfig(shop));
    const pages = value.pages.map((each) => (each.legalRole === role ? { ...each, text } : each));
    await saveConfig(shop, { ...value, pages }, version);
  }

  it.each([
    { choice: TAKE_SAVED, text: 'Von Bea' },
    { choice: KEEP_MINE, text: 'Von Ada' },
  ] as const)('are shown beside the own ones: $choice', async ({ choice, text }) => {
    const shop = await renderOffice('/eroeffnen');
    await saveAsAnother(shop, 'imprint', 'Trattoria');
    await page.getByRole('button', { name: 'Ändern: Impressum' }).click();
    await imprint.fill('Von Ada');
    await saveAsAnother(shop, 'imprint', 'Von Bea');
    await save.click();
    await expectDifferences({ 'Impressum von beiden geändert': ['Von Bea', 'Von Ada'] });
    await chooseVersion(choice);
    await expect.element(imprint).toHaveValue(text);
    await expect.poll(() => readText(shop, 'imprint'), SOON).toBe(text);
  });

  it('both remain if they are different ones', async () => {
    const shop = await renderOffice('/eroeffnen');
    await page.getByRole('button', { name: 'Ändern: Impressum' }).click();
    await imprint.fill('Von Ada');
    await saveAsAnother(shop, 'terms', 'Von Bea');
    await save.click();
    await expect.element(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
    await expect.element(conflictDialog()).not.toBeInTheDocument();
    expect([await readText(shop, 'imprint'), await readText(shop, 'terms')]).toEqual(['Von Ada', 'Von Bea']);
  });
});

it('a company that another person has changed since is shown beside the own changes', async () => {
  const shop = await renderOffice('/eroeffnen');
  const params = { shop };
  const address = { street: 'Torstraße 1', zip: '10119', city: 'Berlin' };
  const entity = { name: 'Bea Kern', ...address, email: 'bea@example.org', phone: '030 1234567' };
  const read = () => expectAnswer(readVersioned((sender) => sender(calls.getLegalEntity, { params })));
  await page.getByRole('button', { name: 'Ändern: Unternehmen' }).click();
  await page.getByLabelText('Name mit Rechtsform').fill('Ada Kern');
  const headers = { 'if-match': (await read()).version };
  await expectAnswer(send(calls.saveLegalEntity, { params, headers, body: { kind: 'create', entity } }));
  await save.click();
  await expect.element(conflictDialog()).toMatchTextContent('Bea Kern');
  await chooseVersion(TAKE_SAVED);
  await expect.element(page.getByLabelText('Name mit Rechtsform')).toHaveValue('Bea Kern');
  expect((await read()).value.entity?.name).toBe('Bea Kern');
});

describe('the company of a new shop', () => {
  const RESTAURANT = { street: 'Kastanienallee 3', zip: '10435', city: 'Berlin', phone: '030 5550300' };
  const company = (name: string) => page.getByLabelText(name, { exact: true });

  async function renderDraft(path: string): Promise<string> {
    await signInOnce();
    const body = { ...RESTAURANT, name: `Osteria ${crypto.randomUUID()}`, email: 'ciao@bari.example' };
    const { slug } = await expectAnswer(send(calls.createDraft, { body }));
    await renderOfficeAt(`/${slug}${path}`);
    return slug;
  }

  const readEntity = async (shop: string) =>
    (await expectAnswer(send(calls.getLegalEntity, { params: { shop } }))).entity;

  it('begins with what the restaurant has said, which is saved only at a press', async () => {
    const shop = await renderDraft('/eroeffnen');
    await page.getByRole('button', { name: 'Weiter: Unternehmen' }).click();
    await expect.element(page.getByText(/^Vorgeschlagen nach den Angaben zu Deinem Restaurant/)).toBeVisible();
    await expect.element(company('Straße und Hausnummer')).toHaveValue(RESTAURANT.street);
    await expect.element(company('PLZ')).toHaveValue(RESTAURANT.zip);
    await expect.element(company('Ort')).toHaveValue(RESTAURANT.city);
    await expect.element(company('E-Mail')).toHaveValue('ciao@bari.example');
    await expect.element(company('Telefon')).toHaveValue(RESTAURANT.phone);
    expect(await readEntity(shop)).toBeNull();
    await company('Name mit Rechtsform').fill('Carla Bari');
    await save.click();
    await expect.element(page.getByText(/^Vorgeschlagen/)).not.toBeInTheDocument();
    expect(await readEntity(shop)).toEqual({ ...RESTAURANT, name: 'Carla Bari', email: 'ciao@bari.example' });
  });

  it('is not saved with the legal texts while nobody has edited it', async () => {
    const shop = await renderDraft('/recht');
    await page.getByLabelText('Überschrift der Seite').fill('Wer wir sind');
    await save.click();
    await expect.element(page.getByText(/^Im Entwurf gespeichert\./)).toBeVisible();
    expect(await readEntity(shop)).toBeNull();
  });
});
