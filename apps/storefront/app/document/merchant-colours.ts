import type { PublicShopConfig } from '@tischlein/contract/shop';

/** The merchant's two colours, from which the tokens derive everything else. */
export function merchantColours({
  primaryColor,
  accentColor,
}: Pick<PublicShopConfig, 'primaryColor' | 'accentColor'>): string {
  return `:root{--primary:${primaryColor};--accent:${accentColor}}`;
}
