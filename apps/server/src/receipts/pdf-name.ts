import type { Receipt } from '@tischlein/contract/shop';

/** 'Beleg-12.pdf' */
export const toPdfName = ({ title }: Pick<Receipt, 'title'>): string => `${title.replace(' ', '-')}.pdf`;
