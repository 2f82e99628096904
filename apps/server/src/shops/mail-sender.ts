import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { MailSender } from '@tischlein/documents/mail';
import { findLogo, LOGO_FILE } from './logo.ts';
import type { LoadedShop } from './shop-directory.ts';
import { toShopUrl } from './shop-url.ts';

/** The part of every mail that names the shop: its logo, its company and links to its legal pages. */
export function toMailSender(
  { config, legalEntity }: Pick<LoadedShop, 'config' | 'legalEntity'>,
  publicUrl: string,
): MailSender {
  const address = toShopUrl(publicUrl, config);
  const logo = findLogo(config);
  return {
    shop: config,
    company: legalEntity,
    logoUrl: logo === null ? null : new URL(logoPath(config.id, logo), address).href,
    legalPages: config.pages.flatMap(({ id, title, legalRole }) =>
      legalRole ? [{ title, url: `${address}/static/${id}` }] : [],
    ),
  };
}

const logoPath = (shop: string, image: string): string =>
  buildAddress(calls.getPicture, { params: { shop, image, file: LOGO_FILE } });
