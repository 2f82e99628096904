import type { ShopConfig } from '@tischlein/domain/shop';

/** Where guests find the shop, without a slash at its end: its own domain, else its prefix on this server (spec 3 F2). */
export const shopAddress = (publicUrl: string, { domain, slug }: Pick<ShopConfig, 'domain' | 'slug'>): string =>
  domain ? `https://${domain}` : `${publicUrl}/f=${slug}`;
