import type { Quote } from '@tischlein/contract/shop';
import { legalEntityId } from '@tischlein/domain';
import { aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { trattoriaEntity } from '../../../../tests/support/trattoria.ts';
import type { SellingShop } from '../shops/legal-seller.ts';
import { attachLegalTexts } from './legal-attachments.ts';

const attach = (
  withdrawalAllowed: boolean,
  config = aShop(),
  legalEntity: SellingShop['legalEntity'] = null,
  accepted: { readonly title: string; readonly text: string } | null = null,
) =>
  attachLegalTexts(
    { config, legalEntity, pages: config.pages },
    { lines: [{ withdrawalAllowed }] as unknown as Quote['lines'] },
    accepted,
  );

// § 312f (2) BGB, Art. 246a EGBGB Anlage 1 and 2, S3 L6.
it('a mail with returnable articles holds terms, the whole instruction and the model form', () => {
  const files = attach(true);
  expect(files.map(({ name }) => name)).toEqual([
    'Bestellbedingungen.txt',
    'Widerrufsbelehrung.txt',
    'Muster-Widerrufsformular.txt',
  ]);
  const [, instruction, form] = files.map(({ text }) => text);
  expect(instruction).toContain('Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie');
  expect(form).toContain('An Trattoria Roma, Lange Straße 1, 10117 Berlin, Telefon: 030 1234567, E-Mail: roma@');
  expect(form).toContain('(*) Unzutreffendes streichen.');
});

it('the form is addressed to the legal entity behind the shop (S3 L3, L6)', () => {
  const entity = { id: legalEntityId('roma'), ...trattoriaEntity() };
  const form = attach(true, aShop(), entity).at(-1)?.text;
  expect(form).toContain('An Trattoria Roma GmbH, Lange Straße 1, 10117 Berlin');
});

it("the shop's own instruction comes first", () => {
  const own = { id: 'w', name: 'Widerruf', title: 'Dein Widerruf', text: 'Schreib uns.' };
  const files = attach(true, aShop({ pages: [own] }));
  expect(files.map(({ name }) => name)).toEqual(['Dein-Widerruf.txt', 'Muster-Widerrufsformular.txt']);
});

it('a mail with prepared food only holds no instruction', () => {
  expect(attach(false).map(({ name }) => name)).toEqual(['Bestellbedingungen.txt']);
});

it('the terms are those that the order accepted, not the present ones (S3 L10)', () => {
  const [terms] = attach(false, aShop(), null, { title: 'Damals', text: 'So war es.' });
  expect(terms).toMatchObject({ name: 'Damals.txt', text: expect.stringContaining('So war es.') });
});
