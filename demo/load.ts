import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { ShopDocument } from '@tischlein/contract/office';
import { DEMO_SHOPS } from './demo-shops.ts';
import { practiceAccounts } from './payments/accounts.ts';

/** A call of the office, made as a signed-in owner; a body of bytes is a picture. */
export type OfficeCall = (
  method: string,
  path: string,
  body: unknown,
) => Promise<{ readonly status: number; readonly answer: unknown }>;

async function callOffice(call: OfficeCall, method: string, path: string, body: unknown): Promise<void> {
  const { status, answer } = await call(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
}

const listConfigPictures = (config: ShopConfig): (string | undefined)[] => [
  config.header,
  config.headerMobile,
  config.logo,
  config.logoMobile,
];
const listMenuPictures = (menu: MenuDocument): (string | undefined)[] =>
  [...menu.dishes, ...menu.categories, ...menu.menus, ...menu.offers, ...menu.dailyDishes].map(
    (entry) => entry.imageName,
  );

/** Pictures a shop needs of its own; a branch uses those of its franchise. */
function listPictures({ config, menu }: ShopDocument): string[] {
  if (config.franchise && config.franchise.id !== config.id) return [];
  return [...new Set([...listConfigPictures(config), ...listMenuPictures(menu)])].filter((name) => name !== undefined);
}

async function uploadPicture(call: OfficeCall, shop: string, picture: string): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, 'media', `${picture}.webp`));
  await callOffice(call, 'PUT', `/api/office/shop/${shop}/media/${picture}`, bytes);
}

/** Creates the demo shops through the office's calls, as a merchant would (S4 Demo). */
export async function loadDemo(call: OfficeCall): Promise<void> {
  for (const document of DEMO_SHOPS) {
    const { id } = document.config;
    await callOffice(call, 'POST', '/api/office/shop', document);
    for (const account of practiceAccounts(id))
      await callOffice(call, 'PUT', `/api/office/shop/${id}/payment-accounts`, account);
    const pictures = listPictures(document);
    for (let at = 0; at < pictures.length; at += 2) {
      await Promise.all(pictures.slice(at, at + 2).map((picture) => uploadPicture(call, id, picture)));
    }
  }
}
