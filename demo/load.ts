import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { type ApiResult, createSender, type Fetch, type Send } from '@tischlein/contract/client';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { ShopDocument } from '@tischlein/contract/office';
import { DEMO_SHOPS } from './demo-shops.ts';
import { practiceAccounts } from './payments/accounts.ts';

/** Fetches from the office as a signed-in owner. */
type OfficeFetch = Fetch<string | Buffer>;

function requireSuccess<Value>(answer: ApiResult<Value>): Value {
  if (!answer.ok) throw new Error(`the office answered ${answer.status}: ${JSON.stringify(answer.problem)}`);
  return answer.value;
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

async function uploadPicture(fetch: OfficeFetch, shop: string, image: string): Promise<void> {
  const body = await readFile(join(import.meta.dirname, 'media', `${image}.webp`));
  const address = buildAddress(calls.uploadPicture, { params: { shop, image } });
  const { status } = await fetch(address, {
    method: calls.uploadPicture.method,
    headers: { 'content-type': 'image/webp' },
    body,
  });
  if (status >= 300) throw new Error(`${address} answered ${status}`);
}

async function openShop(send: Send, shop: string): Promise<void> {
  const current = requireSuccess(await send(calls.getShopState, { params: { shop } }));
  const headers = { 'if-match': `"${current.version}"` };
  requireSuccess(await send(calls.saveShopState, { params: { shop }, headers, body: { state: 'open' } }));
}

/** Creates the demo shops through the office's calls, as a merchant would (S4 Demo). */
export async function loadDemo(fetch: OfficeFetch): Promise<void> {
  const send = createSender(fetch);
  for (const document of DEMO_SHOPS) {
    const { id } = document.config;
    const created = await send(calls.createShop, { body: document });
    // A start that was interrupted has created it.
    if (created.ok || created.problem?.code !== 'slugTaken') requireSuccess(created);
    for (const body of practiceAccounts(id)) {
      const { version } = requireSuccess(await send(calls.listPaymentAccounts, { params: { shop: id } }));
      const headers = { 'if-match': `"${version}"` };
      requireSuccess(await send(calls.savePaymentAccount, { params: { shop: id }, headers, body }));
    }
    const pictures = listPictures(document);
    for (let at = 0; at < pictures.length; at += 2) {
      await Promise.all(pictures.slice(at, at + 2).map((picture) => uploadPicture(fetch, id, picture)));
    }
    await openShop(send, id);
  }
}
