import { imageId } from '@tischlein/domain';
import { aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { toMailSender } from './mail-sender.ts';

const config = aShop({ logo: imageId('logo') });

it.each([
  ['below its prefix', config, `https://tischlein.example/media/${config.id}/logo/0x300.png`],
  ['on its domain', { ...config, domain: 'roma.example' }, `https://roma.example/media/${config.id}/logo/0x300.png`],
  ['without a logo', aShop(), null],
])('a mail of a shop %s fetches the logo by an absolute address', (_, shop, logoUrl) => {
  expect(toMailSender({ config: shop, legalEntity: null }, 'https://tischlein.example').logoUrl).toBe(logoUrl);
});
