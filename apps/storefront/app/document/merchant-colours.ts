import type { PublicShopConfig } from '@tischlein/contract/shop';

/** The merchant's two colours as custom properties; tokens.css derives all others from them. */
export function merchantColours({
  primaryColor,
  accentColor,
}: Pick<PublicShopConfig, 'primaryColor' | 'accentColor'>): string {
  return `:root{--primary:${primaryColor};--accent:${accentColor}}`;
}
