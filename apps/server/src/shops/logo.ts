import type { ImageId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';

/** The logo's file in mails and on receipts: Outlook and PDF know no WebP. */
export const LOGO_FILE = '0x300.png';

export const findLogo = ({ logo, logoMobile }: Pick<ShopConfig, 'logo' | 'logoMobile'>): ImageId | null =>
  logo ?? logoMobile ?? null;
