import type { ShopConfig } from '@tischlein/domain/shop';

/** The URL of a shop without a trailing slash: its own domain, else its prefix on this server (S3 F2). */
export const toShopUrl = (publicUrl: string, { domain, slug }: Pick<ShopConfig, 'domain' | 'slug'>): string =>
  domain ? `https://${domain}` : `${publicUrl}/f=${slug}`;
