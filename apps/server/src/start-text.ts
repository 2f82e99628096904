import type { ShopConfig } from '@tischlein/domain/shop';
import type { FirstSignIn } from './office/staff.ts';
import { shopAddress } from './shops/shop-address.ts';

interface Started {
  readonly ownUrl: string;
  readonly publicUrl: string;
  readonly shops: readonly ShopConfig[];
  readonly firstSignIn: FirstSignIn | null;
}

/** What whoever starts the server wants to know; its first line is an interface (spec 4). */
export function startText({ ownUrl, publicUrl, shops, firstSignIn }: Started): string {
  const rows: (readonly [string, string])[] = [
    ...shops.map((shop) => [shop.restaurantName, shopAddress(publicUrl, shop)] as const),
    ['Office', `${publicUrl}/office`],
    ...(firstSignIn ? [['First sign-in', `${firstSignIn.email} / ${firstSignIn.password}`] as const] : []),
    ['API', `${publicUrl}/api/docs`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return [`Tischlein ready: ${ownUrl}`, '', ...lines, '', ''].join('\n');
}
