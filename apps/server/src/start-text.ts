import type { FirstSignIn } from './staff/staff.ts';
import { toShopUrl } from './shops/shop-url.ts';
import type { SiteConfig } from './shops/shop-entry.ts';
import type { ShopPayments } from './shops/shop-payments.ts';

interface StartedShop extends Pick<ShopPayments, 'hidden'> {
  readonly config: SiteConfig;
}

interface Started {
  readonly ownUrl: string;
  readonly publicUrl: string;
  readonly shops: readonly StartedShop[];
  /** How many shops there are, if they are too many for a list. */
  readonly more?: number;
  readonly firstSignIn: FirstSignIn | null;
  /** Where the first password is, if it is not for this text. */
  readonly passwordFile: string | null;
}

/** The start message; its first line is an interface (S4 Commands). */
export function formatStartText({ ownUrl, publicUrl, shops, more = 0, ...first }: Started): string {
  const rows: (readonly [string, string])[] = [
    ...shops.map(({ config }) => [config.restaurantName, toShopUrl(publicUrl, config)] as const),
    ...(more > 0 ? [['Shops', String(more)] as const] : []),
    ['Office', `${publicUrl}/office`],
    ...formatFirstSignIn(first),
    ['API', `${publicUrl}/api/docs`],
    ...shops.flatMap(formatHiddenMethods),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return [`Tischlein ready: ${ownUrl}`, '', ...lines, '', ''].join('\n');
}

/** One row, or none. */
export function formatFirstSignIn({
  firstSignIn,
  passwordFile,
}: Pick<Started, 'firstSignIn' | 'passwordFile'>): readonly (readonly [string, string])[] {
  if (firstSignIn === null) return [];
  const { email, password } = firstSignIn;
  return [
    [
      'First sign-in',
      passwordFile === null ? `${email} / ${password}` : `${email}, the password is in ${passwordFile}`,
    ],
  ];
}

// Payment methods that are configured but hidden from guests, because no account can serve them (S3 K2).
function formatHiddenMethods({ config, hidden }: StartedShop): readonly (readonly [string, string])[] {
  if (hidden.length === 0) return [];
  return [['Not offered', `${config.restaurantName}: ${hidden.join(', ')} (no account at a provider)`]];
}
