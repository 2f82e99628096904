import type { Packaging } from '@tischlein/domain/shop';

const NAMES: Readonly<Record<Packaging, string>> = { reusable: 'Mehrweg', ownContainer: 'Gefäß des Gastes' };

/** What an order is handed over in: 'Verpackung: Mehrweg'; '' if it is as the shop packs it (S3 L15). */
export const packagingText = (packaging: Packaging | undefined): string =>
  packaging === undefined ? '' : `${PACKED}: ${NAMES[packaging]}`;

export const PACKED = 'Verpackung';
export const packagingName = (packaging: Packaging | undefined): string =>
  packaging === undefined ? '' : NAMES[packaging];
