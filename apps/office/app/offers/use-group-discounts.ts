import type { GroupOrderDiscount } from '@tischlein/domain/offers';
import type { Fact } from '@tischlein/ui/compare-facts';
import { euro } from '@tischlein/wording';
import { offerKindName, reductionWords } from '@tischlein/wording/office';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

type Stages = readonly GroupOrderDiscount[];

const documents: ConfigDocuments<Stages> = new Map();

/** The stages of the group discount, saved with the configuration of the shop. */
export function useGroupDiscounts(shop: string) {
  const { part, change, ...edited } = useConfigDocument<Stages>({
    shop,
    documents,
    part: ({ groupOrderDiscounts }) => groupOrderDiscounts,
    apply: (config, groupOrderDiscounts) => ({ ...config, groupOrderDiscounts }),
    describe,
  });
  return { stages: part ?? NONE, change, edited: { ...edited, isValid: true } };
}

const NONE: Stages = [];

const describe = (stages: Stages): readonly Fact[] => [
  {
    name: offerKindName('groupDiscount'),
    text: stages
      .map(
        ({ discountType, value, minimumOrderValue }) =>
          `${reductionWords(discountType, value)} ab ${euro(minimumOrderValue)}`,
      )
      .join(', '),
  },
];
