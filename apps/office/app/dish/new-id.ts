import { foldText } from '@tischlein/domain/menu';

/** A new id that a person can read: 'salame-piccante-4f2a91c0'. */
export function newId(name: string): string {
  const words = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return [words, crypto.randomUUID().slice(0, 8)].filter(Boolean).join('-');
}
